// How the page is written; chosen to leave what was written by hand as it was.
export default {
  plugins: ["prettier-plugin-svelte"],
  printWidth: 150,
};
