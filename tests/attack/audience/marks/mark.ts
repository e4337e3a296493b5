import type { Collection } from "shared-schema/sync/wire";

/** Was it overwritten before clients and passengers joined, or since, or does it stand? */
export type Age = "BEFORE_JOINING" | "OVERWRITTEN" | "CURRENT";

/** A secret that was planted: the field that it is the value of. */
export interface Mark {
  /** Of a document that syncs, or of what the server alone keeps. */
  collection: Collection | "kyc" | "requests";
  /** The document's key; of a check or a request, the agreement or the account that it belongs to. */
  id: string;
  /** The field, with `*` in the place of the key of a part. */
  path: string;
  /** The key of the part, where there is one. */
  part: string | null;
  age: Age;
}

/** A planted value in what someone was handed. Several marks share a value that is not unique, such as a country. */
export interface Sighting {
  value: string;
  marks: readonly Mark[];
}
