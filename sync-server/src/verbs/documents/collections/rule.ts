import type { Result } from "shared-schema/base/result";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Actor, Tx } from "../../base/context.ts";
import type { Body } from "../../base/uncut.ts";

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
export type Rule = (asked: Asked) => Result<Body | null>;
