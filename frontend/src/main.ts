import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/panels.css";
import "./look/charts.css";
import "./look/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./held.ts";
import { words } from "./words/catalogue.svelte.ts";

await words.need("page", "house");
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  const register = (): void => void navigator.serviceWorker.register("/sw.js");
  // The words were waited for, so the page may have loaded before this.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
