import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build, type Plugin } from "esbuild";
import { expect, it } from "vitest";

const { resolve } = createRequire(import.meta.url);

/** Vite's imports of addresses and texts, which esbuild does not know. */
const addresses: Plugin = {
  name: "addresses",
  setup(bundle) {
    bundle.onResolve({ filter: /\?(worker&)?(url|raw)$/ }, ({ path }) => ({ path, namespace: "address" }));
    bundle.onLoad({ filter: /.*/, namespace: "address" }, () => ({ contents: "export default ''" }));
  },
};

/** The components of Mantine with styles of their own that are in the app's bundle. */
async function componentsInBundle(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [new URL("../../main.tsx", import.meta.url).pathname],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    splitting: true,
    outdir: "unwritten",
    logLevel: "error",
    loader: { ".css": "empty", ".png": "empty" },
    plugins: [addresses],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const names = inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (path.match(/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/)?.[1] ?? []) : [],
  );
  return [...new Set(names)];
}

it("has the styles of every component that the app shows, and of no other, in Mantine's order", async () => {
  const whole = readFileSync(resolve("@mantine/core/styles.css"), "utf8");
  const placeOf = (name: string) =>
    whole.indexOf(readFileSync(resolve(`@mantine/core/styles/${name}.css`), "utf8").trim());
  const source = readFileSync(new URL("./styles.ts", import.meta.url), "utf8");
  const imported = [...source.matchAll(/@mantine\/core\/styles\/([\w-]+)\.css/g)].map(([, name]) => name ?? "");
  const wanted = ["baseline", "default-css-variables", "global", ...(await componentsInBundle())];
  expect(imported).toEqual(wanted.toSorted((a, b) => placeOf(a) - placeOf(b)));
});
