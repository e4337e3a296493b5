import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import * as instead from "./noJsonSchema.ts";

const classic = join(dirname(createRequire(import.meta.url).resolve("zod/v4")), "classic");
const sources = readdirSync(classic)
  .filter((file) => file.endsWith(".js"))
  .map((file) => readFileSync(join(classic, file), "utf8"));

it("exports what zod takes by name from the modules that it stands for, and nothing else", () => {
  const named = /(?:import|export) \{([^}]*)\} from "\.\.\/core\/(?:json-schema-processors|to-json-schema)\.js"/g;
  const imported = sources.flatMap((source) => [...source.matchAll(named)]);
  const names = imported.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(" as ")[0] ?? ""));
  expect([...new Set(names)].sort()).toEqual(Object.keys(instead).sort());
});

it("says on a device that JSON Schemas are written by the server", () => {
  expect(() => instead.createToJSONSchemaMethod()()).toThrow("by the server");
});
