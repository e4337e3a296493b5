import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { COLLECTIONS, SCHEMA_VERSION } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { MIGRATIONS } from "./migrations.ts";
import { rxSchemaOf } from "./schemas.ts";

/**
 * The shapes that devices hold under each version. When a body has changed, raise SCHEMA_VERSION, write its migration and add a
 * line: RxDB refuses to open a database whose shape changed under the same version.
 */
const SHAPES: Record<number, string> = {
  1: "617a4dc411a6e800",
};

it("has a version of its own for every shape", () => {
  const shapes = canonicalize(COLLECTIONS.map(rxSchemaOf)) ?? "";
  expect(bytesToHex(sha256(utf8ToBytes(shapes))).slice(0, 16)).toBe(SHAPES[SCHEMA_VERSION]);
});

it("knows how to reach every version", () => {
  for (let version = 1; version <= SCHEMA_VERSION; version += 1) expect(MIGRATIONS[version]).toBeTypeOf("function");
});
