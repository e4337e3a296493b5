import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import manifest from "../../assets/geo/manifest.json" with { type: "json" };

const assets = new URL("../../assets/geo/", import.meta.url);

it.each(Object.entries(manifest.files))("%s is what `npm run data` made", (path, sha256) => {
  expect(
    createHash("sha256")
      .update(readFileSync(new URL(path, assets)))
      .digest("hex"),
  ).toBe(sha256);
});
