import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/panels.css";
import "./look/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words/catalogue.svelte.ts";

await words.need("page", "house");
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js"));
}
