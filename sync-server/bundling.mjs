/** How the server, and what is measured against it, becomes files that Node runs without compiling anything. */
export const bundling = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // Packages with native code stay outside.
  external: ["better-sqlite3", "@node-rs/argon2", "sharp"],
  // Packages in CommonJS call require, which a module does not have. A bundled package may import createRequire, too.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  logLevel: "warning",
};
