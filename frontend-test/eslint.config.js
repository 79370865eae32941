// What is looked for in the page beyond its types, which svelte-check knows: rules that need types would cost a minute
// more, and what others change would outdate what is remembered. Every exception has its reason.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

const NAMELESS = { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" };

export default ts.config(
  { ignores: ["frontend/src/protocol.ts"] }, // written by Python
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error", // the page says what it has to say to its reader
      "@typescript-eslint/no-empty-function": "off", // a replay that is asked to call does nothing, and that is an answer
      "@typescript-eslint/no-non-null-assertion": "off", // every element of a list may be missing for TypeScript; '!' says that it is known
      "@typescript-eslint/no-unused-vars": ["error", NAMELESS], // '_' stands where a place must be named
      "svelte/no-unused-svelte-ignore": "off", // takes the reason behind our exceptions for more exceptions
      "svelte/prefer-svelte-reactivity": "off", // a map that is made, read and forgotten in one function need not be watched
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
