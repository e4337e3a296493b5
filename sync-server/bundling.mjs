/** The files that a server of its own process starts from, from the root: itself, and the threads of its pool. */
export const ENTRIES = ["sync-server/src/main.ts", "sync-server/src/ports/threads/worker.ts"];

/**
 * Options that bundle the server, and the programs measured against it, into files that Node runs without compiling.
 */
export const bundling = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // Packages with native code stay outside, and Piscina, which starts a file of its own in each thread. The last three are not installed:
  // jsPDF asks for them for HTML and SVG alone.
  external: ["better-sqlite3", "@node-rs/argon2", "sharp", "piscina", "canvg", "dompurify", "html2canvas"],
  // Packages in CommonJS call require, which a module does not have. A bundled package may import createRequire, too.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  logLevel: "warning",
};
