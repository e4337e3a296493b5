import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Folders that hold tests' support alone. */
const NO_ROOMS = ["testing"];
const HOUSES = [
  ...["shared-schema/src", "sync-server/src/verbs", "sync-server/src/ports"],
  ...["pwa/src", "pwa/src/store", "pwa/src/workers", "pwa/src/map", "pwa/src/app", "pwa/src/features/agreement"],
];

const path = z.union([z.string(), z.array(z.string())]).optional();
const rules = z.object({ forbidden: z.array(z.object({ from: z.object({ path }), to: z.object({ path }) })) });
const { forbidden } = rules.parse(createRequire(import.meta.url)(`${ROOT}.dependency-cruiser.cjs`));
const paths = forbidden.flatMap(({ from, to }) => [from.path ?? [], to.path ?? []].flat());

it.each(HOUSES)("has a floor for every room of %s", (folder) => {
  const floors = paths.filter((rule) => rule.startsWith(`^${folder}/(`)).map((rule) => new RegExp(rule));
  const rooms = readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ROOMS.includes(entry.name))
    .map(({ name }) => name);
  expect(rooms.length).toBeGreaterThan(2);
  const without = rooms.filter((room) => !floors.some((floor) => floor.test(`${folder}/${room}/`)));
  expect(without).toEqual([]);
});
