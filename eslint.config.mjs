import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["public/", ".cache/", "node_modules/", "src/gatsby-types.d.ts", "test-results/"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  { plugins: { "react-hooks": reactHooks }, rules: { ...reactHooks.configs.recommended.rules } },
  {
    rules: {
      // Safari drops the list role of lists without bullets unless it is repeated.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      // It rejects accents once Node has compiled it, and the oldest browsers of package.json do not have it.
      "no-restricted-properties": ["error", { object: "URL", property: "canParse", message: "Use parseUrl()." }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
    },
  },
  {
    // Without these rules, what src/gatsby/webpack/stub-modules.ts removes would silently disappear from the page.
    files: ["src/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["Link"],
              message: "Use a plain <a>: src/browser/follow-links.ts navigates.",
            },
            {
              name: "gatsby",
              importNames: ["Script"],
              message: "Add an inline script in src/gatsby/inline-scripts.ts.",
            },
            { name: "gatsby-link", message: "Use a plain <a>: src/browser/follow-links.ts navigates." },
            { name: "gatsby-script", message: "Add an inline script in src/gatsby/inline-scripts.ts." },
          ],
        },
      ],
    },
  },
  {
    files: ["src/{pages,templates}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "ExportNamedDeclaration > FunctionDeclaration[id.name='Head'], ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name='Head'], ExportSpecifier[exported.name='Head']",
          message: "Gatsby's Head is left out of the site: use <Seo>, whose head is react-helmet's.",
        },
      ],
    },
  },
  {
    files: ["**/*.{cjs,mjs}"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
    languageOptions: {
      globals: {
        require: "readonly",
        module: "writable",
        process: "readonly",
        console: "readonly",
      },
    },
  },
  {
    // Playwright's fixtures declare dependencies by destructuring, and provide themselves with a function called `use`.
    files: ["tests/e2e/**"],
    rules: { "no-empty-pattern": "off", "react-hooks/rules-of-hooks": "off" },
  },
);
