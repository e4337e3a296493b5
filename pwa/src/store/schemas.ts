import type { RxJsonSchema } from "rxdb/plugins/core";
import { BODIES } from "shared-schema/sync/bodies";
import { type Collection, SCHEMA_VERSION, wireDocument } from "shared-schema/sync/wire";
import { z } from "zod";
import type { Stored } from "./stored.ts";

const KEY_LENGTH = 80;

/**
 * RxDB's schema of a collection: the wire's envelope around the collection's body. Nothing validates with it in production;
 * RxDB takes the primary key from it, and refuses to open a database whose shape changed without a new version.
 */
export function rxSchemaOf(collection: Collection): RxJsonSchema<Stored> {
  const envelope = z.toJSONSchema(wireDocument.omit({ _deleted: true, body: true }));
  const body = z.toJSONSchema(BODIES[collection], { io: "input", unrepresentable: "any" });
  return {
    title: collection,
    version: SCHEMA_VERSION,
    primaryKey: "id",
    type: "object",
    properties: plain({ ...envelope.properties, id: { type: "string", maxLength: KEY_LENGTH }, body }),
    required: ["id"],
  };
}

/** RxDB wants JSON without the dialect's name. */
function plain(properties: object): RxJsonSchema<Stored>["properties"] {
  return JSON.parse(JSON.stringify(properties, (key, value) => (key === "$schema" ? undefined : value)));
}
