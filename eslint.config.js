import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const leftOut = "The browser's scripts do not hold the framework's code for it (client-framework.ts).";

export default tseslint.config(
  { ignores: ["build/", "data/", "node_modules/", ".cache/"] },
  js.configs.recommended,
  tseslint.configs.strict,
  { rules: { "no-useless-rename": "error", "object-shorthand": ["error", "properties"] } },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          // Remix answers with what a loader or action throws: a redirect, a page of its own, data with a status.
          allow: [
            { from: "lib", name: "Response" },
            { from: "package", package: "@remix-run/router", name: "DataWithResponseInit" },
          ],
        },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  {
    files: ["app/**/*.tsx"],
    // A box that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["region"] }] },
  },
  { files: ["app/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "@remix-run/react",
              importNames: [
                "Await",
                "PrefetchPageLinks",
                "unstable_usePrompt",
                "useAsyncError",
                "useAsyncValue",
                "useBlocker",
                "useViewTransitionState",
              ],
              message: leftOut,
            },
            { name: "@remix-run/node", importNames: ["defer"], message: leftOut },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        { selector: "JSXAttribute[name.name=/^(prefetch|viewTransition)$/]", message: leftOut },
        {
          selector: "VariableDeclarator[init.callee.name='useFetcher'] Property[key.name=/^(submit|Form)$/]",
          message: leftOut,
        },
        {
          selector: "MemberExpression[object.name=/[fF]etcher$/][property.name=/^(submit|Form)$/]",
          message: leftOut,
        },
      ],
    },
  },
);
