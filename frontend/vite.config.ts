// How the page is built: one small bundle for the first page, a chunk for each game's board, and the
// messages of a language only when it is spoken.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root,
  plugins: [svelte()],
  resolve: {
    alias: { "@messages": fileURLToPath(new URL("../src/saleroom/messages", import.meta.url)) },
  },
  build: {
    outDir: fileURLToPath(new URL("../src/saleroom/web/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // Nothing inside the page may be a data: script or style; nothing is inlined.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
});
