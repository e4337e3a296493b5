import { done, type Result, refused } from "shared-schema/base/result";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import { noteDocument } from "../../core/audit.ts";
import { bodyOf } from "../../core/bodies.ts";
import { attempt, type Tx, type TxDeps } from "../../core/context.ts";
import { erasedBody } from "./bodies.ts";
import { eraseFrom } from "./eraser.ts";
import { type Person, personOf } from "./person.ts";
import { receiptFiles } from "./receipts.ts";
import { erasedText } from "./texts.ts";

/** The verb of an entry that covers revisions once more, after a person was erased from them. */
export const PURGE = "profile.purge";

/** The verbs whose entries may cover revisions once more: each of them erases. */
export const ERASING: readonly string[] = ["profile.purge", "travel.purge", "account.delete"];

/** The verb of an entry that covers revisions once more, after passports and guest preferences were erased from them. */
export const TRAVEL_PURGE = "travel.purge";

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
  /** Entries of checks of the person (KYC): agreements keep them until their own purge, as the law asks. */
  checks: number;
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
    const { files, ...purged } = erasePerson(tx, { profiles: [id], account: bodyOf("profiles", before).user_id });
    const after = tx.store.documents.get("profiles", id) ?? before;
    noteDocument(tx, { verb: PURGE, details: purged }, { before, after, user_id: null }, null);
    return done({ ...purged, files });
  });
}

/** Texts in which other people may have written the person's name. */
const OTHERS_WORDS: ReadonlySet<TextKind> = new Set(["letters", "requests", "lines"]);

/** The profiles of one person, and the account whose address is the person's own. */
interface Known {
  profiles: readonly string[];
  account: number | null;
}

/**
 * The same within a transaction, whose own event covers the rewritten rows. Everything that is kept is read once, however many profiles
 * the person has.
 * @param confirmed for people who erase themselves, the addresses that are proved to be theirs. Anybody may enter any name and any
 *   address in a profile of their own, so other people's texts, and mails to other addresses, stay
 */
export function erasePerson(tx: Tx, known: Known, confirmed?: readonly string[]): Purged & { files: string[] } {
  const person = gather(tx, known);
  const nameless = { ...person, names: new Set<string>(), emails: new Set<string>() };
  const addresses = confirmed ?? [...person.emails];
  const named = new Set<string>();
  const { revisions, texts } = eraseFrom(tx, {
    body: (collection, key, body) => erasedBody(collection, key, body, person),
    text: (kind, value, document) =>
      erasedText(kind, value, document, confirmed && OTHERS_WORDS.has(kind) ? nameless : person),
    rewriting: (body) => {
      for (const name of receiptFiles(body)) named.add(name);
    },
  });
  const files = [...named].filter((name) => !tx.store.erasure.namesFile(name, tx.now));
  for (const email of addresses) tx.store.accountTokens.forgetAddress(email);
  return {
    revisions,
    texts,
    mails: addresses.reduce((count, email) => count + tx.store.erasure.forgetMails(email), 0),
    contracts: countOf(known, (id) => tx.store.contractVersions.countNaming(Number(id))),
    receipts: files.length,
    checks: countOf(known, (id) => tx.store.kyc.ofProfile(id).length),
    files,
  };
}

function countOf({ profiles }: Known, count: (id: string) => number): number {
  return profiles.reduce((sum, id) => sum + count(id), 0);
}

function gather(tx: Tx, { profiles, account }: Known): Person {
  const ids = new Set(profiles);
  const states = profiles
    .flatMap((id) => tx.store.ledger.revisionsOf("profiles", id))
    .map((row) => bodyOf("profiles", row));
  const isForeign = (email: string) => {
    const user = tx.store.users.byEmail(email);
    return user !== undefined && user.id !== account;
  };
  return personOf(ids, states, otherProfiles(tx, ids), isForeign);
}

function* otherProfiles(tx: Tx, ids: ReadonlySet<string>) {
  for (const row of tx.store.erasure.profiles()) if (!ids.has(row.id)) yield bodyOf("profiles", row);
}
