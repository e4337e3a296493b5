import type { TwoWayCollection, WireDocument } from "shared-schema/sync/wire";

/** A document that the server lacks, kept by itself while its user is logged out. */
export interface KeptDocument {
  /** `collection/id` */
  key: string;
  collection: TwoWayCollection;
  /** The schema version of the device when it was kept. */
  schema: number;
  document: WireDocument;
}
