import { replaceProfile } from "shared-schema/agreement/mutations/replaceProfile";
import { refuseMerge } from "shared-schema/agreement/people/refuseMerge";
import type { ProfileMerge, ProfileView } from "shared-schema/api/profile";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result, refused } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { replaceEarner } from "shared-schema/commission/replaceEarner";
import { replaceGuest } from "shared-schema/guest/replaceGuest";
import type { GuestPreferencesBody } from "shared-schema/guest/schema";
import { mergeProfiles, mixedField } from "shared-schema/profile/merge";
import { contactKey } from "shared-schema/profile/schema";
import type { DocumentRow } from "../../store/queries/documents.ts";
import { type Actor, attempt, type Deps, type Tx } from "../base/context.ts";
import { type Body, uncut } from "../base/uncut.ts";
import { commitDocument } from "../documents/commitDocument.ts";
import { findDocument } from "../documents/editDocument.ts";
import { decide } from "../documents/rules.ts";
import { preferencesOf } from "../people/guest/preferences.ts";
import { moveKyc } from "../people/kyc/move.ts";
import { showProfile } from "./profiles.ts";

/**
 * Makes two profiles one: the kept one with the chosen fields, in the place of the other on agreements and among contacts. The other is
 * set aside. It is one audit event.
 */
export function mergeProfile(
  deps: Deps,
  actor: Actor,
  { kept, other, fields: choices, upon }: { kept: number; other: number } & ProfileMerge,
): Result<ProfileView> {
  if (mixedField(choices) !== null) return refused("profile.merge-mixed");
  const merged = attempt(deps, (tx) => {
    const keptRow = findDocument(tx, actor, "profiles", String(kept));
    if (!keptRow.ok) return keptRow;
    const otherRow = findDocument(tx, actor, "profiles", String(other));
    if (!otherRow.ok) return otherRow;
    const isShown = upon === undefined || (upon.kept === keptRow.value.rev && upon.other === otherRow.value.rev);
    if (!isShown) return refused("profile.merge-changed");
    const bodies = { kept: uncut("profiles", keptRow.value), other: uncut("profiles", otherRow.value) };
    const rows = agreementRows(tx, String(other));
    const refusal = refuseMerge(
      {
        kept: { id: kept, body: bodies.kept },
        other: { id: other, body: bodies.other },
        agreements: rows.map((row) => ({ id: Number(row.id), body: uncut("agreements", row) })),
      },
      actor.user_id,
    );
    if (refusal) return refusal;
    const target = { collection: "profiles", id: String(kept) } as const;
    const verdict = decide(tx, actor, target, keptRow.value, mergeProfiles(bodies.kept, bodies.other, choices));
    if (!verdict.ok) return verdict;
    if (verdict.value === null) return refused("profile.kept");
    replaceOnAgreements(tx, actor, rows, other, kept);
    const contacts = replaceAmongContacts(tx, actor, other, kept);
    tx.store.passportReads.moveProfile(String(other), String(kept));
    moveKyc(tx, String(other), String(kept));
    tx.store.accountTokens.moveClaims(String(other), String(kept));
    write(tx, actor, { collection: "profiles", row: otherRow.value, body: { ...bodies.other, soft_deleted: true } });
    const details = { other, agreements: rows.length, contacts };
    const edit = { ...target, before: keptRow.value, body: verdict.value, user_id: actor.user_id, op: opOf(tx) };
    commitDocument(tx, { ...edit, event: { verb: "profile.merge", details } });
    return done(null);
  });
  return merged.ok ? showProfile(deps, actor, kept) : merged;
}

function agreementRows({ store }: Tx, profileId: string): DocumentRow[] {
  return store.links
    .sourcesOf("profiles", profileId, "agreements")
    .flatMap((id) => store.documents.get("agreements", id) ?? [])
    .filter(({ deleted }) => !deleted);
}

/** The drafts that the other profile is on; the rule has refused all that is no draft. */
function replaceOnAgreements(tx: Tx, actor: Actor, rows: readonly DocumentRow[], other: number, kept: number): void {
  for (const row of rows) {
    const before = uncut("agreements", row);
    // Read first: those of the other profile end when it leaves the agreement.
    const { guests } = preferencesOf(tx, row.id);
    write(tx, actor, { collection: "agreements", row, body: replaceProfile(before, other, kept) });
    writeGuests(tx, actor, row.id, replaceGuest({ guests }, other, kept));
    // A link of someone who was taken off has ended, and stays so.
    if (Object.hasOwn(before.parties, partyKey("passengers", other))) {
      tx.store.passengerLinks.move(row.id, String(other), String(kept));
    }
    const commission = tx.store.documents.get("commissions", row.id);
    if (!commission || commission.deleted) continue;
    const earned = replaceEarner(uncut("commissions", commission), other, kept);
    if (isEqual(earned, uncut("commissions", commission))) continue;
    write(tx, actor, { collection: "commissions", row: commission, body: earned });
  }
}

function writeGuests(tx: Tx, actor: Actor, id: string, body: GuestPreferencesBody): void {
  const row = tx.store.documents.get("guest_preferences", id);
  if (!row || row.deleted || isEqual(body, uncut("guest_preferences", row))) return;
  write(tx, actor, { collection: "guest_preferences", row, body });
}

/** Accounts that hold the other profile as a contact hold this one, and the contacts of the other become this one's. @returns the number of contacts */
function replaceAmongContacts(tx: Tx, actor: Actor, other: number, kept: number): number {
  const { documents, links } = tx.store;
  const holding = links.sourcesOf("profiles", String(other), "contacts");
  const own = documents
    .ownedBy("contacts", actor.user_id)
    .filter((row) => uncut("contacts", row).from_profile_id === other)
    .map(({ id }) => id);
  const ids = [...new Set([...holding, ...own])];
  for (const id of ids) {
    const row = documents.get("contacts", id);
    if (!row || row.deleted) continue;
    const contact = uncut("contacts", row);
    const renamed = (profile: number) => (profile === other ? kept : profile);
    const body = {
      ...contact,
      from_profile_id: renamed(contact.from_profile_id),
      profile_id: renamed(contact.profile_id),
    };
    write(tx, actor, { collection: "contacts", row, body: null });
    const key = contactKey(body.from_profile_id, body.profile_id);
    const standing = documents.get("contacts", key) ?? null;
    // No one is his own contact, and no one is kept twice.
    if (body.from_profile_id === body.profile_id || (standing && !standing.deleted)) continue;
    const edit = { collection: "contacts", id: key, before: standing, body, user_id: actor.user_id } as const;
    commitDocument(tx, { ...edit, op: opOf(tx), event: null, isMoved: true });
  }
  return ids.length;
}

function write(
  tx: Tx,
  actor: Actor,
  edit: {
    collection: "agreements" | "guest_preferences" | "commissions" | "contacts" | "profiles";
    row: DocumentRow;
    body: Body | null;
  },
): void {
  const { collection, row, body } = edit;
  commitDocument(tx, {
    ...{ collection, id: row.id, before: row, body },
    ...{ user_id: actor.user_id, op: opOf(tx), event: null, tells: false },
  });
}

function opOf(tx: Tx): string {
  return `merge-${tx.ids.uuid()}`;
}
