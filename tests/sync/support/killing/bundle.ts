import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** The server in the files in which it is deployed: a process of it starts without compiling anything. @returns the first of them */
export async function bundleServer(name: string): Promise<string> {
  // Two folders below the root, where the server looks for its assets.
  const outdir = `${ROOT}.cache/${name}`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["sync-server/src/main.ts"],
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["better-sqlite3", "@node-rs/argon2", "sharp"],
    // Packages in CommonJS call require, which a module does not have. A bundled package may import createRequire, too.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    logLevel: "error",
  });
  return `${outdir}/main.js`;
}
