import type { RxJsonSchema } from "rxdb/plugins/core";
import { SCHEMA_VERSION, type SyncedCollection } from "shared-schema/sync/wire";
import type { Stored } from "./stored.ts";

const KEY_LENGTH = 80;

/**
 * RxDB's schema of a collection: the wire's envelope around the collection's body. Nothing validates with it in production, and
 * RxDB takes the primary key alone from it. The body is not described: deriving its JSON schema and hashing it took 130 ms of a
 * start on a slow device. The test beside this file fails when a body changes without a new version.
 */
export function rxSchemaOf(collection: SyncedCollection): RxJsonSchema<Stored> {
  return {
    title: collection,
    version: SCHEMA_VERSION,
    primaryKey: "id",
    type: "object",
    properties: {
      id: { type: "string", maxLength: KEY_LENGTH },
      rev: { type: "integer" },
      e: { type: "string" },
      schema: { type: "integer" },
      body: { type: "object" },
    },
    required: ["id"],
  };
}
