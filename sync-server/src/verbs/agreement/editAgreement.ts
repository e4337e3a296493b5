import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/result";
import { type Actor, attempt, type Deps, type Tx } from "../context.ts";
import { editDocument } from "../editDocument.ts";
import { type ReadAgreement, readAgreement } from "./readAgreement.ts";

/** Changes an agreement's parts and answers what came of it. */
export function editAgreement<T>(
  deps: Deps,
  actor: Actor,
  id: number,
  change: (body: AgreementBody, tx: Tx) => Result<AgreementBody>,
  answer: (read: ReadAgreement) => T,
): Result<T> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "agreements", id: String(id) }, (body) => change(body, tx)),
  );
  return edited.ok ? answerAgreement(deps, actor, id, answer) : edited;
}

/** Reads an agreement and answers a part of it. */
export function answerAgreement<T>(
  deps: Deps,
  actor: Actor,
  id: number,
  answer: (read: ReadAgreement) => T,
): Result<T> {
  const read = readAgreement(deps, actor, id);
  return read.ok ? done(answer(read.value)) : read;
}

export function noSuch(what: string): ReturnType<typeof refused> {
  return refused("not-found", `There is no such ${what} on this agreement.`);
}
