import { readFileSync } from "node:fs";

interface LockedPackage {
  license?: string;
}

/* The licence of every package in the lock file, test tools included. */

const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

/** Licences with conditions, and why we may use these packages anyway. */
const WITH_TERMS: Record<string, RegExp> = {
  // Served to visitors as a file of its own, under its own name and licence.
  "OFL-1.1": /^@fontsource-variable\//,
  // A list of browsers, read by the build; nothing of it is served.
  "CC-BY-4.0": /^caniuse-lite$/,
  // Used unchanged by the tests and the content checks; nothing of it is served.
  "MPL-2.0": /^(axe-core|dictionary-fr)$/,
  // A library that the build calls through sharp, unchanged and replaceable; nothing of it is served.
  "LGPL-3.0-or-later": /^@img\/sharp-/,
};

/** Packages whose metadata names no licence; their LICENSE file is MIT. */
const UNSTATED = new Set(["busboy", "linkfs", "streamsearch", "valid-url", "xmlhttprequest-ssl", "xtend"]);

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ""), license }));

/** At least one alternative must be allowed, with all its parts joined by AND. */
function isAllowed(name: string, license: string): boolean {
  const alternatives = license.replace(/[()]/g, "").split(" OR ");
  return alternatives.some((alternative) =>
    alternative.split(" AND ").every((part) => FREE.has(part) || (WITH_TERMS[part]?.test(name) ?? false)),
  );
}

test("every package has a licence that we may use", () => {
  const refused = locked.filter(({ name, license }) =>
    license === undefined ? !UNSTATED.has(name) : !isAllowed(name, license),
  );
  expect(refused).toEqual([]);
});

test("the packages without a stated licence contain an MIT one", () => {
  for (const name of locked.filter(({ license }) => license === undefined).map(({ name }) => name)) {
    const texts = ["LICENSE", "LICENSE.md", "LICENCE", "license", "README.md", "package.json"].map((file) => {
      try {
        return readFileSync(`node_modules/${name}/${file}`, "utf8");
      } catch {
        return "";
      }
    });
    expect({ name, mit: /MIT|Permission is hereby granted, free of charge/.test(texts.join("\n")) }).toEqual({
      name,
      mit: true,
    });
  }
});
