import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundling } from "./bundling.mjs";

/** Bundles the server to dist/main.js and its parts; assets and migrations are read from the repository. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here("dist"), { recursive: true, force: true });
await build({
  ...bundling,
  entryPoints: [here("src/main.ts")],
  outdir: here("dist"),
  // What is imported when it is needed stays in files of its own, which a start does not read.
  splitting: true,
  sourcemap: true,
});
