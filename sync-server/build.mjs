import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundling, ENTRIES } from "./bundling.mjs";

/** Bundles the server to dist/main.js, its threads and their parts; assets and migrations are read from the repository. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here("dist"), { recursive: true, force: true });
await build({
  ...bundling,
  absWorkingDir: here(".."),
  entryPoints: ENTRIES,
  outbase: here("src"),
  outdir: here("dist"),
  // Lazily imported modules stay in files of their own, which are not read at start.
  splitting: true,
  sourcemap: true,
});
