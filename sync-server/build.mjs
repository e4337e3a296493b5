import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Bundles the server to dist/main.js and its parts. Packages with native code stay outside; assets and migrations are read from the repository. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here("dist"), { recursive: true, force: true });
await build({
  entryPoints: [here("src/main.ts")],
  outdir: here("dist"),
  bundle: true,
  // What is imported when it is needed stays in files of its own, which a start does not read.
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  logLevel: "warning",
  external: ["better-sqlite3", "@node-rs/argon2", "sharp"],
  // Packages in CommonJS call require, which a module does not have. A bundled package may import createRequire, too.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});
