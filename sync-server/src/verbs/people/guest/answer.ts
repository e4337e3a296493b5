import { printedFields } from "shared-schema/agreement/printed";
import type { PassengerAnswer, PassengerAnswered } from "shared-schema/api/privacy/passengerLink";
import { isEqual } from "shared-schema/base/equal";
import { differences, entryOf, pick } from "shared-schema/base/json";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideWishes, LINK_FIELDS, type LinkParticulars, type WishesChange } from "shared-schema/guest/form";
import { refuseEntered } from "shared-schema/profile/entered";
import { fullName } from "shared-schema/profile/schema";
import { merge3 } from "shared-schema/sync/merge";
import { noteEvent } from "../../base/audit/note.ts";
import { attempt, type Deps, type Tx } from "../../base/context.ts";
import { DISK_FULL } from "../../base/quota.ts";
import { uncut } from "../../base/uncut.ts";
import { COMPARED, reviewerOf, sentValues } from "../../documents/collections/guestValues.ts";
import { heldOf } from "../../documents/collections/profiles.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { keepInInbox } from "../../documents/inbox.ts";
import { decideByRule } from "../../documents/rules.ts";
import { BY_LINK, takeBack } from "./byLink.ts";
import { type OpenedLink, openPassengerLink } from "./openedLink.ts";
import { preferencesOf } from "./preferences.ts";

/**
 * Takes a passenger's form; the link stays open for corrections. Particulars go through the rule of profiles. Where someone has changed
 * a field since the page was opened, or a contract prints it, that value is kept, and another one of the passenger's waits in the inbox of
 * a professional. It replaces what the passenger sent of that field before.
 */
export function answerPassengerLink(
  deps: Deps,
  { token, rev, particulars, wishes }: PassengerAnswer,
): Result<PassengerAnswered> {
  return attempt(deps, (tx) => {
    const opened = openPassengerLink(tx, token);
    if (!opened.ok) return opened;
    const { link } = opened.value;
    tx.store.passengerLinks.noteSent(link.token_hash, tx.now);
    const details = {
      agreement: Number(link.agreement_id),
      profile: Number(link.profile_id),
      maker: link.created_by,
    };
    noteEvent(tx, { verb: "passenger_link.submit", user_id: null, details }, null);
    const written = writeParticulars(tx, opened.value, rev, particulars);
    if (!written.ok) return written;
    const entered = writeWishes(tx, opened.value, wishes);
    return entered.ok ? done({ waiting: written.value }) : entered;
  });
}

/** @returns the fields of which the guest's value waits: someone else has changed them meanwhile, or a contract prints them */
function writeParticulars(
  tx: Tx,
  { link, agreement, row, profile }: OpenedLink,
  rev: number,
  particulars: LinkParticulars,
): Result<PassengerAnswered["waiting"]> {
  const sent = pick(particulars, (key) => !isBlank(key, particulars));
  if (Object.keys(sent).length === 0) return done([]);
  // Values that wait for someone do not reach the rule of profiles.
  const wrong = refuseEntered(profile, sent, tx.now.slice(0, 10));
  if (wrong) return wrong;
  const writer = { user_id: profile.user_id ?? profile.created_by, is_admin: false };
  const op = `${BY_LINK}${tx.ids.uuid()}`;
  takeBack(
    tx,
    sentValues(tx, row.id).filter(({ field }) => Object.hasOwn(sent, field)),
    op,
  );
  const entered = pick(sent, (key) => !isSameName(key, particulars, profile));
  if (Object.keys(entered).length === 0) return done([]);
  const base = rev < row.rev ? tx.store.history.revisionUpTo("profiles", row.id, rev) : undefined;
  const shown = base ? uncut("profiles", base) : profile;
  const held: ReadonlySet<string> = new Set([...heldOf(tx, writer, row), ...comparedIn(profile)]);
  const merge = merge3(shown, { ...shown, ...pick(entered, (key) => !held.has(key)) }, profile);
  const conflicts = [
    ...merge.conflicts,
    ...differences(
      pick(profile, (key) => held.has(key) && Object.hasOwn(entered, key)),
      pick(entered, (key) => held.has(key)),
    ).map(({ path, before: theirs, after: mine }) => ({ path, base: entryOf(shown, path) ?? null, mine, theirs })),
  ];
  const verdict = decideByRule(tx, writer, { collection: "profiles", id: row.id }, row, merge.value);
  if (!verdict.ok) return verdict;
  if (verdict.value && !isEqual(verdict.value, profile)) {
    const event = { verb: "profile.edit" } as const;
    commitDocument(tx, {
      ...{ collection: "profiles", id: row.id, before: row, body: verdict.value, user_id: null, op, event },
    });
  }
  const rows = conflicts.map((conflict) => {
    const { refusal: reason } = refused(COMPARED);
    const about = { kind: "conflict", collection: "profiles", document_id: row.id, title: fullName(profile) } as const;
    return { ...about, op, reason, conflict, by: null };
  });
  const details = { author: link.created_by, document: `profiles/${row.id}`, code: COMPARED };
  const user_id = reviewerOf(tx, agreement, profile, link.created_by);
  const reviewer = { user_id, is_admin: tx.store.users.adminIds().includes(user_id) };
  const { unkept } = keepInInbox(tx, reviewer, rows, { verb: "edit.conflict", details });
  // A guest has no device that could keep them.
  if (unkept) return tx.isDiskLow() ? DISK_FULL : refused("account.full");
  return done(LINK_FIELDS.filter((field) => conflicts.some(({ path }) => path === field)));
}

const NAMES = ["first_name", "last_name"] as const;

/**
 * The fields that someone compares before they change: whoever holds a link is not always the guest. They are those that a contract
 * prints of a passenger, as far as there is a value to compare with; a name is never only added to. An owner's link goes to the owner's own
 * address.
 */
function comparedIn(profile: OpenedLink["profile"]): string[] {
  if (profile.user_id !== null) return [];
  return printedFields("passengers", profile).filter(
    (field) => NAMES.some((name) => name === field) || (profile[field] ?? "") !== "",
  );
}

/** Whether a name is the one on file but for its capitals, as passports print them. */
function isSameName(key: string, particulars: LinkParticulars, profile: OpenedLink["profile"]): boolean {
  const plain = (name: string | undefined) => name?.trim().toLowerCase();
  return NAMES.some((field) => field === key && plain(particulars[field]) === plain(profile[field]));
}

function isBlank(key: string, particulars: LinkParticulars): boolean {
  const value = LINK_FIELDS.filter((field) => field === key).map((field) => particulars[field])[0];
  return value === null || value === undefined || value.trim() === "";
}

function writeWishes(tx: Tx, { link }: OpenedLink, change: WishesChange): Result<null> {
  const { agreement_id: id, profile_id } = link;
  const known = preferencesOf(tx, id);
  const former = known.guests[profile_id] ?? null;
  const entry = decideWishes(former, change, tx.now);
  if (!entry.ok) return entry;
  if (isEqual(entry.value, former)) return done(null);
  const others = Object.entries(known.guests).filter(([guest]) => guest !== profile_id);
  const profile = Number(profile_id);
  const body = { guests: Object.fromEntries([...others, ...(entry.value ? [[profile_id, entry.value]] : [])]) };
  const { edition, given, medical } = entry.value?.consent ?? { edition: null, given: null, medical: false };
  const before = tx.store.documents.get("guest_preferences", id) ?? null;
  const op = `${BY_LINK}${tx.ids.uuid()}`;
  commitDocument(tx, {
    ...{ collection: "guest_preferences", id, before, body, user_id: null, op },
    event:
      edition === null
        ? { verb: "guest.withdraw", details: { profile } }
        : { verb: "guest.enter", details: { profile, edition, given, medical } },
  });
  return done(null);
}
