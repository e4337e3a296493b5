/**
 * SPDX identifiers of licences that ask for no more than the notice. No copyleft that reaches the product, and nothing that
 * binds the operator.
 */
export const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

interface Exception {
  packages: RegExp;
  /** The package's present licence; another one has to be reviewed again. */
  licence: string;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-libvips-/,
    licence: "LGPL-3.0-or-later",
    reason: "libvips as a shared library that sharp loads: it may be exchanged, and stays on the server",
  },
  {
    packages: /^@img\/sharp-win32-/,
    licence: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "sharp for Windows with the same libvips beside it",
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    reason: "sharp for platforms without a binary, with the same libvips inside; never installed where a binary is",
  },
  {
    packages: /^caniuse-lite$/,
    licence: "CC-BY-4.0",
    reason: "a table of browsers that workbox-build reads; it is never given out",
  },
  {
    packages: /^ibantools$/,
    licence: "MIT or MPL-2.0",
    reason: "MIT is taken; the small «or» is no SPDX expression",
  },
  {
    packages: /^(ical\.js|web-push)$/,
    licence: "MPL-2.0",
    reason: "copyleft for each of its own files alone; they are used as published and not changed",
  },
];
