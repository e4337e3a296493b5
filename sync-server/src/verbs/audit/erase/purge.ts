import { isEqual } from "shared-schema/base/equal";
import { done, type Result, refused } from "shared-schema/base/result";
import { collectionName } from "shared-schema/sync/wire";
import { KEPT_TEXTS } from "../../../store/queries/audit/erasure.ts";
import { noteDocument } from "../../core/audit.ts";
import { bodyOf, parsedBody } from "../../core/bodies.ts";
import { commitDocument } from "../../core/commitDocument.ts";
import { attempt, type Tx, type TxDeps } from "../../core/context.ts";
import { erasedBody } from "./bodies.ts";
import { type Person, personOf } from "./person.ts";
import { receiptFiles } from "./receipts.ts";
import { erasedText } from "./texts.ts";

/** The verb of an entry that covers revisions once more, after a person was erased from them. */
export const PURGE = "profile.purge";

/** The counts of a purge: rewritten and kept. */
export interface Purged {
  /** Revisions of the history, of whichever document. */
  revisions: number;
  /** Answers to edits, revisions that devices brought back, letters, requests, and lines of bank statements. */
  texts: number;
  mails: number;
  /** Generated versions of contracts that still name the person: they are kept as evidence. */
  contracts: number;
  /** Files of receipts of what was paid on the person’s behalf, and that nothing else shows. */
  receipts: number;
}

/**
 * Erases what was entered of a person: from the profile and its history, from frozen copies, approvals, contacts and inboxes and
 * their histories, from answers, letters that wait, requests and lines of bank statements. Documents that stand get a new revision, so that devices are
 * told. The audit trail stays whole and covers the rest. Text that people have written into an agreement itself is part of it, and
 * stays, and so do generated contracts.
 * @returns the counts, and the names of the files that the caller removes
 */
export function purgeProfile(deps: TxDeps, number: number): Result<Purged & { files: string[] }> {
  return attempt(deps, (tx) => {
    const id = String(number);
    const before = tx.store.documents.get("profiles", id);
    if (!before) return refused("profile.not-found");
    const person = gather(tx, id, bodyOf("profiles", before).user_id);
    eraseStanding(tx, person);
    const { revisions, named } = rewriteHistory(tx, person);
    const files = [...named].filter((name) => !tx.store.erasure.namesFile(name));
    for (const email of person.emails) tx.store.accountTokens.forgetAddress(email);
    const purged = {
      revisions,
      texts: rewriteTexts(tx, person),
      mails: [...person.emails].reduce((count, email) => count + tx.store.erasure.forgetMails(email), 0),
      contracts: tx.store.contractVersions.countNaming(number),
      receipts: files.length,
    };
    const after = tx.store.documents.get("profiles", id) ?? before;
    noteDocument(tx, { verb: PURGE, details: { ...purged } }, { before, after, user_id: null }, null);
    return done({ ...purged, files });
  });
}

/** @param account the account that owns the profile, whose address is the person's own */
function gather(tx: Tx, id: string, account: number | null): Person {
  const states = tx.store.ledger.revisionsOf("profiles", id).map((row) => bodyOf("profiles", row));
  const isForeign = (email: string) => {
    const user = tx.store.users.byEmail(email);
    return user !== undefined && user.id !== account;
  };
  return personOf(id, states, otherProfiles(tx, id), isForeign);
}

function* otherProfiles(tx: Tx, id: string) {
  for (const row of tx.store.erasure.otherProfiles(id)) yield bodyOf("profiles", row);
}

function eraseStanding(tx: Tx, person: Person): void {
  for (const key of tx.store.erasure.documents()) {
    const before = tx.store.documents.get(key.collection, key.id);
    if (!before || before.deleted) continue;
    const body = erasedBody(key.collection, key.id, parsedBody(before), person);
    if (isEqual(body, parsedBody(before))) continue;
    const collection = collectionName.parse(key.collection);
    const op = `purge-${tx.ids.uuid()}`;
    commitDocument(tx, { collection, id: key.id, before, body, user_id: null, op, event: null });
  }
}

/** @returns how many revisions were rewritten, and the files of receipts that they named */
function rewriteHistory(tx: Tx, person: Person): { revisions: number; named: Set<string> } {
  let revisions = 0;
  const named = new Set<string>();
  for (const row of tx.store.erasure.revisions()) {
    const body = erasedBody(row.collection, row.id, parsedBody(row), person);
    if (isEqual(body, parsedBody(row))) continue;
    tx.store.erasure.rewrite(row, JSON.stringify(body));
    for (const name of receiptFiles(parsedBody(row))) named.add(name);
    revisions += 1;
  }
  return { revisions, named };
}

function rewriteTexts(tx: Tx, person: Person): number {
  let count = 0;
  for (const kind of KEPT_TEXTS) {
    for (const { row, document, text } of tx.store.erasure.texts(kind)) {
      const before: unknown = JSON.parse(text);
      const after = erasedText(kind, before, document, person);
      if (isEqual(before, after)) continue;
      tx.store.erasure.replaceText(kind, row, after === null ? null : JSON.stringify(after));
      count += 1;
    }
  }
  return count;
}
