// How the page is written; chosen to leave what was written by hand as it was.
import { fileURLToPath } from "node:url";

export default {
  plugins: [fileURLToPath(import.meta.resolve("prettier-plugin-svelte"))], // found here, not where the tool is started
  printWidth: 150,
};
