import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import manifest from "../../../assets/geo/manifest.json" with { type: "json" };

const assets = fileURLToPath(new URL("../../../assets/geo", import.meta.url));
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const lines = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, hash]) => `${path} ${hash}\n`);

it("lists every file of the data as `npm run data` made it", () => {
  const entries = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(assets.length + 1));
  const data = paths.filter((path) => path !== "manifest.json" && !path.endsWith(".md"));
  expect(Object.fromEntries(data.map((path) => [path, sha256(readFileSync(join(assets, path)))]))).toEqual(
    manifest.files,
  );
});

it("names the version under which devices keep the coast after what the coast holds", () => {
  const coast = lines(manifest.files).filter((line) => line.startsWith("coast/"));
  expect(manifest.coastVersion).toBe(sha256(coast.join("")).slice(0, 8));
});
