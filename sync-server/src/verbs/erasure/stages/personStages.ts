import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import type { HistoryRow } from "../../../store/queries/history.ts";
import type { Store } from "../../../store/store.ts";
import type { TargetOf } from "../../base/erasures.ts";
import { takingTurns } from "../../base/turns.ts";
import { erasedBody } from "../eraser/bodies.ts";
import { bothErasers, type Eraser, eraseRevision, eraseStanding } from "../eraser/eraser.ts";
import type { Person } from "../eraser/person.ts";
import { receiptFiles } from "../eraser/receipts.ts";
import { erasedText } from "../eraser/texts.ts";
import { forgetFiles } from "../files.ts";
import { gatherPerson } from "../gather.ts";
import type { ErasureDeps, Job, Stage, Step } from "../job.ts";
import { keptStages } from "./kept.ts";
import { ownedEraser } from "./ownedEraser.ts";
import { PROFILE_ERASER } from "./profileEraser.ts";

/** Texts in which other people may have written the person's name. */
const OTHERS_WORDS: ReadonlySet<TextKind> = new Set(["letters", "requests", "lines"]);
/** Mails that one statement looks at. */
const MAILS_PAGE = 500;
/** Below every revision. */
const BEFORE_ALL = -1;

type PersonTarget = TargetOf<"ACCOUNT" | "PROFILE">;

/** First of all: the profiles as they stand. Whatever copies one from now on copies what is left of it. */
export const standingProfiles: Stage = {
  name: "profiles",
  run({ tx, job, piece, after }) {
    for (const id of profilesAfter(tx.store, personIn(job), after)) {
      const before = tx.store.documents.get("profiles", id);
      piece.read(before?.body);
      if (before && eraseStanding(tx, PROFILE_ERASER, before)) piece.committed();
      if (piece.isFull()) return id;
    }
    return null;
  },
};

/** Copies of the person in everything that is kept, mails, and at last the history of the profiles, by which the copies are known. */
export const personStages: Stage[] = [
  ...keptStages(prepare),
  { name: "mails", prepare, run: mails },
  { name: "own", run: ownHistory },
  { name: "files", prepare: forgetFiles, run: () => null },
];

/** Reads the person's values, unless this process has done so. */
async function prepare(deps: ErasureDeps, job: Job): Promise<void> {
  if (job.eraser) return;
  const target = personIn(job);
  const ids = new Set<string>();
  const others = takingTurns();
  for (const id of profilesAfter(deps.store, target, "")) {
    ids.add(id);
    await others.turn();
  }
  const person = await gatherPerson(deps, ids, target.user_id);
  job.addresses = target.kind === "ACCOUNT" ? target.addresses : [...person.emails];
  const eraser = copiesEraser(job, person);
  job.eraser =
    target.kind === "ACCOUNT" ? bothErasers(eraser, ownedEraser(deps.store, target.user_id, job.id)) : eraser;
}

/** Erases every copy of the person, and leaves the person's own profiles for the end. */
function copiesEraser(job: Job, person: Person): Eraser {
  const nameless = { ...person, names: new Set<string>(), emails: new Set<string>() };
  // Anybody may enter any name and any address in a profile of their own: who erases themselves erases nothing of other people's texts.
  const isOwner = job.target.kind === "ACCOUNT";
  return {
    body: (collection, id, body) =>
      collection === "profiles" && person.ids.has(id) ? body : erasedBody(collection, id, body, person),
    text: (kind, value, document) =>
      erasedText(kind, value, document, isOwner && OTHERS_WORDS.has(kind) ? nameless : person),
    rewriting(body) {
      for (const name of receiptFiles(body)) job.files.add(name);
    },
  };
}

/** Mails to the person, of those that were there at the beginning. */
function mails({ tx, job, piece, after }: Step): string | null {
  const { last_mail } = personIn(job);
  const { addresses } = job;
  let from = Number(after);
  while (from < last_mail && addresses.length > 0) {
    const upTo = Math.min(from + MAILS_PAGE, last_mail);
    for (const address of addresses) {
      job.counts.mails += tx.store.erasure.forgetMails(address, from, upTo);
      piece.committed();
    }
    from = upTo;
    if (piece.isFull()) return String(from);
  }
  // An account's address was freed when it was closed, its links with it.
  if (job.target.kind === "PROFILE") for (const address of addresses) tx.store.accountTokens.forgetAddress(address);
  return null;
}

/** The place is the profile and the revision in it. */
function ownHistory({ tx, job, piece, after }: Step): string | null {
  for (const row of ownRevisions(tx.store, personIn(job), after)) {
    piece.read(row.body);
    if (eraseRevision(tx, PROFILE_ERASER, row)) {
      job.counts.revisions += 1;
      piece.rewritten();
    }
    if (piece.isFull()) return `${row.id}/${row.rev}`;
  }
  return null;
}

function* ownRevisions(store: Store, target: PersonTarget, after: string): Generator<HistoryRow> {
  const [id = "", rev = ""] = after.split("/");
  if (id !== "") yield* store.erasure.ofProfile(id, Number(rev));
  for (const next of profilesAfter(store, target, id)) yield* store.erasure.ofProfile(next, BEFORE_ALL);
}

/** The numbers of the person's profiles after one of them, in the order of the text. */
function* profilesAfter(
  { documents }: Pick<Store, "documents">,
  target: PersonTarget,
  after: string,
): Generator<string> {
  if (target.kind === "PROFILE") {
    if (target.profile > after) yield target.profile;
    return;
  }
  let id = documents.nextOwned("profiles", target.user_id, after);
  while (id !== undefined) {
    yield id;
    id = documents.nextOwned("profiles", target.user_id, id);
  }
}

function personIn({ target }: Job): PersonTarget {
  if (target.kind === "TRAVEL") throw new Error("Travel data is no person");
  return target;
}
