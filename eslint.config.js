import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["build/", "data/", "node_modules/", ".cache/"] },
  js.configs.recommended,
  tseslint.configs.strict,
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  {
    files: ["app/**/*.tsx"],
    // A box that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["region"] }] },
  },
  { files: ["app/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
);
