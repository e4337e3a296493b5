import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ENTRIES } from "../../sync-server/bundling.mjs";

it("bundles the module of every thread that the server starts", () => {
  const main = readFileSync(new URL("../../sync-server/src/main.ts", import.meta.url), "utf8");
  const threads = [...main.matchAll(/threadIn\("([\w/]+)"\)/g)].map(([, name]) => `sync-server/src/ports/${name}.ts`);
  expect(threads).not.toEqual([]);
  expect(ENTRIES).toEqual(["sync-server/src/main.ts", ...threads]);
});
