import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundling, ENTRIES } from "../../../../sync-server/bundling.mjs";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** The server in the files in which it is deployed: a process of it starts without compiling anything. @returns the first of them */
export async function bundleServer(name: string): Promise<string> {
  // Two folders below the root, where the server looks for its assets.
  const outdir = `${ROOT}.cache/${name}`;
  await build({
    ...bundling,
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outbase: "sync-server/src",
    outdir,
    splitting: true,
  });
  return `${outdir}/main.js`;
}
