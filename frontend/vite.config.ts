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
    // To fetch a file costs more than a few kilobytes do: what every page needs is one file, and what
    // several pages share is another. Words of a language, and what reads rules, stay apart.
    rolldownOptions: {
      // Of no interest to whoever runs `make play` for the first time: how long plugins took, and that the words for
      // trouble, which the first page fetches when it needs them, are at once there on others.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 1 },
            { name: "shared", test: (id) => !/messages[\\/]|[\\/]marked[\\/]/.test(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
});
