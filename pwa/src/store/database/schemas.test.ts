import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { placeOf } from "shared-schema/sync/address";
import { BODIES } from "shared-schema/sync/bodies";
import { COLLECTIONS, type Collection, SCHEMA_VERSION, SYNCED, wireDocument } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { z } from "zod";
import { MIGRATIONS } from "./migrations.ts";
import { rxSchemaOf } from "./schemas.ts";

/**
 * The shapes that devices hold under each version. When a body has changed, raise SCHEMA_VERSION, write its migration and add a
 * line. A new collection changes the line of the version that brings it: no device holds anything of it yet.
 */
const SHAPES: Record<number, string> = {
  1: "11de7d856d0364ec",
};

/** RxDB's schema of a collection with its envelope and body described in full. */
function shapeOf(collection: Collection): object {
  const schema = rxSchemaOf(placeOf({ collection, id: "" }).collection);
  const envelope = z.toJSONSchema(wireDocument.omit({ _deleted: true, body: true }));
  const body = z.toJSONSchema(BODIES[collection], { io: "input", unrepresentable: "any" });
  const properties = { ...envelope.properties, id: schema.properties.id, body };
  return JSON.parse(JSON.stringify({ ...schema, properties }, shapeAlone));
}

/** Leaves out what changes nothing of a shape: the order in which fields are required. */
function shapeAlone(key: string, value: unknown): unknown {
  if (key === "$schema") return undefined;
  return key === "required" && Array.isArray(value) ? value.toSorted() : value;
}

it("has a version of its own for every shape", () => {
  const shapes = canonicalize(COLLECTIONS.map(shapeOf)) ?? "";
  expect(bytesToHex(sha256(utf8ToBytes(shapes))).slice(0, 16)).toBe(SHAPES[SCHEMA_VERSION]);
});

it("knows how to reach every version", () => {
  for (let version = 1; version <= SCHEMA_VERSION; version += 1) expect(MIGRATIONS[version]).toBeTypeOf("function");
});

it("names every field of the envelope", () => {
  for (const name of SYNCED) {
    const { _deleted, ...envelope } = wireDocument.shape;
    expect(Object.keys(rxSchemaOf(name).properties).sort()).toEqual(Object.keys(envelope).sort());
  }
});
