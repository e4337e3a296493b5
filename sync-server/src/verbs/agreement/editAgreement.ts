import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/base/result";
import type { DocumentEvent } from "../base/audit/events.ts";
import { type Actor, attempt, type Deps, type Tx } from "../base/context.ts";
import { derived } from "../base/derived.ts";
import { editDocument } from "../documents/editDocument.ts";
import { describedAs, type ReadAgreement, readAgreement } from "./readAgreement.ts";

/** The agreement that a call means. */
interface AgreementTarget {
  id: number;
  /** The version in the path, where there was one. */
  version?: number | null;
  /** The audit event of the verb, where it is more than an edit. */
  event?: DocumentEvent;
}

/** Changes an agreement and answers what came of it, without reading it again. */
export async function editAgreement<T>(
  deps: Deps,
  actor: Actor,
  { id, ...target }: AgreementTarget,
  change: (body: AgreementBody, tx: Tx) => Result<AgreementBody>,
  answer: (read: ReadAgreement) => T,
): Promise<Result<T>> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { ...target, collection: "agreements", id: String(id) }, (body) => change(body, tx)),
  );
  return edited.ok ? describedAs(deps, actor, edited.value, answer) : edited;
}

/** Reads an agreement and answers a part of it. */
export function answerAgreement<T>(
  deps: Deps,
  actor: Actor,
  id: number,
  answer: (read: ReadAgreement) => T,
): Promise<Result<T>> {
  return derived(actor, () => {
    const read = readAgreement(deps, actor, id);
    return read.ok ? done(answer(read.value)) : read;
  });
}
