import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Bundles the server to dist/main.js. Packages with native code stay outside; assets and migrations are read from the repository. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [here("src/main.ts")],
  outfile: here("dist/main.js"),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  logLevel: "warning",
  external: ["better-sqlite3", "@node-rs/argon2", "sharp"],
  // Packages in CommonJS call require, which a module does not have.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
