import type { JsonMap } from "shared-schema/base/json";
import type { Refused, Result } from "shared-schema/base/result";
import type { EndedTravel, ErasedPerson } from "shared-schema/records/recordRules";
import type { AnyTable } from "shared-schema/visibility/audiences/table";
import type { z } from "zod";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Readers } from "../../../store/queries/feed.ts";
import type { Link } from "../../../store/queries/links.ts";
import type { Actor, Tx } from "../../base/context.ts";
import type { Body } from "../../base/uncut.ts";
import type { Seen } from "./around.ts";

/** A write that a collection's rule is asked about. */
export interface Asked {
  tx: Tx;
  actor: Actor;
  id: string;
  /** The committed document; null when it is created. */
  row: DocumentRow | null;
  /** The new body; null when the document is deleted. */
  after: unknown;
}

/** The shared rule of a collection, with what only the server knows. @returns the body to be written; null deletes the document */
type Rule = (asked: Asked) => Result<Body | null>;

/** How the documents of a collection forget. Bodies may be of any version; one that comes back as the same object is left alone. */
interface Erasure {
  /** Null where they hold nothing of a person. */
  person: ((body: JsonMap, person: PersonInDocuments, id: string) => JsonMap) | null;
  /** Null where they hold no travel data. */
  travel: ((body: JsonMap, ended: TravelInDocuments, id: string) => JsonMap) | null;
}

/** Both erasures may meet messages of inboxes, which repeat parts of other documents. */
interface PersonInDocuments extends ErasedPerson {
  message(message: JsonMap): JsonMap;
}
interface TravelInDocuments extends EndedTravel {
  message(message: JsonMap): JsonMap;
}

/** The rules of a collection. Those of a kind of record are made of the kind's own in `shared-schema/records`. */
export interface CollectionRules {
  schema: z.ZodObject;
  audience: {
    /** The accounts that may see a document now. Uses indexes, never a scan. */
    readers(tx: Tx, seen: Seen): Readers;
    /** The audience of each field. */
    fields: AnyTable;
  };
  /** The documents that a body refers to; left out, it refers to none. */
  links?(body: Body): Link[];
  erase: Erasure;
  /** Null where the server alone writes. */
  decide: Rule | null;
}

/** The rules of a collection whose documents people write. */
export interface WrittenRules extends CollectionRules {
  decide: Rule;
  /** The answer to someone for whom a document does not exist. */
  absent(tx: Tx, actor: Actor): Refused;
}
