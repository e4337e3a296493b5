import type { AgreementBody } from "shared-schema/agreement/schema";
import type {
  PassengerLinkMade,
  passengerLinkRequest,
  passengerLinkView,
} from "shared-schema/api/privacy/passengerLink";
import { done, type Result, refused } from "shared-schema/base/result";
import { decidePassengerLink, mayHoldLink } from "shared-schema/guest/access";
import { LINK_FIELDS } from "shared-schema/guest/form";
import { LONGEST_LINK_MS, linkEnds } from "shared-schema/guest/links/linkEnds";
import { guestStay } from "shared-schema/guest/stay";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import type { z } from "zod";
import { mainProfile } from "../../base/account/mainProfile.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { deciderName, waitingOf } from "../../documents/collections/guestValues.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { readable } from "../../documents/readable.ts";
import { shown } from "../../visibility/shown.ts";
import { passengerLetter } from "./letter.ts";
import { yachtNameOf } from "./yachtName.ts";

/** So many links an account makes within a day, and so many are made for one passenger. */
const MOST_LINKS = 200;
const MOST_FOR_A_PASSENGER = 10;

/**
 * Makes the link by which a passenger fills in passport and preferences, in place of a former one. Its maker gets it,
 * unless the profile belongs to another account; then it is mailed alone.
 */
export function makePassengerLink(
  deps: Deps,
  actor: Actor,
  id: number,
  { profile_id, send }: z.infer<typeof passengerLinkRequest>,
): Result<PassengerLinkMade> {
  return attempt(deps, (tx) => {
    const found = linkable(tx, actor, id, profile_id);
    if (!found.ok) return found;
    const { agreement, profile, isHeld } = found.value;
    if (!isHeld && !send) return refused("passenger-link.mail-only");
    const expires_at = expiryOf(agreement, profile_id, tx.now);
    if (!expires_at.ok) return expires_at;
    if (isOver(tx, actor, id, profile_id)) return refused("passenger-link.too-many");
    const token = tx.ids.token();
    const path = `/passenger#${token}`;
    const sent = send ? mail(tx, actor, { agreement, profile_id, profile, path, token }) : done(null);
    if (!sent.ok) return sent;
    const { passengerLinks } = tx.store;
    passengerLinks.end(String(id), String(profile_id), tx.now);
    // Embarkation moves with the agreement: it is looked up whenever the link is opened.
    const ends = { created_by: actor.user_id, created_at: tx.now, expires_at: movedBy(tx.now, LONGEST_LINK_MS) };
    passengerLinks.add({
      token_hash: tokenHash(token),
      agreement_id: String(id),
      profile_id: String(profile_id),
      ...ends,
    });
    const details = { agreement: id, profile: profile_id, mailed: send };
    noteEvent(tx, { verb: "passenger_link.make", user_id: actor.user_id, details }, null);
    const url = isHeld ? `${deps.publicUrl}${path}` : null;
    return done({ url, mailed_to: recipientFor(tx, actor, profile_id, sent.value), expires_at: expires_at.value });
  });
}

/** The passenger for whom the actor makes a link, and whether the actor may hold it. */
function linkable(
  tx: Tx,
  actor: Actor,
  id: number,
  profileId: number,
): Result<{ agreement: AgreementBody; profile: ProfileBody; isHeld: boolean }> {
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = shown("agreements", found.value);
  const viewer = viewerOf(tx, actor);
  const row = tx.store.documents.get("profiles", String(profileId));
  const profile = row && !row.deleted ? uncut("profiles", row) : null;
  const may = decidePassengerLink(agreement, viewer, profileId, profile);
  if (!may.ok) return may;
  if (!profile) return refused("passenger-link.no-passenger");
  return done({ agreement, profile, isHeld: mayHoldLink(profile, viewer) });
}

/** The recipient as the maker may read it: the address, or the name alone; null where nothing was mailed. */
function recipientFor(tx: Tx, actor: Actor, profileId: number, address: string | null): string | null {
  const seen = readable(tx, actor, "profiles", String(profileId));
  if (address === null || !seen) return null;
  const profile = shown("profiles", seen);
  return profile.email ?? fullName(profile);
}

function expiryOf(agreement: AgreementBody, profile_id: number, now: string): Result<string> {
  const ends = linkEnds(agreement, { profile_id, created_at: now });
  return Date.parse(ends) <= Date.parse(now) ? refused("passenger-link.embarked") : done(ends);
}

function isOver(tx: Tx, actor: Actor, id: number, profileId: number): boolean {
  const { passengerLinks } = tx.store;
  const since = movedBy(tx.now, -DAY_MS);
  return (
    passengerLinks.madeBy(actor.user_id, since) >= MOST_LINKS ||
    passengerLinks.madeFor(String(id), String(profileId), since) >= MOST_FOR_A_PASSENGER
  );
}

interface Mailed {
  agreement: AgreementBody;
  profile_id: number;
  profile: ProfileBody;
  path: string;
  token: string;
}

/** Accounts that have not confirmed their own address write to no one. */
function mail(tx: Tx, actor: Actor, { agreement, profile_id, profile, path, token }: Mailed): Result<string> {
  const maker = tx.store.users.byId(actor.user_id);
  if (!maker || maker.confirmed_at === null) return refused("passenger-link.forbidden");
  const { email } = profile;
  if (email === null || isPlaceholder(email)) return refused("passenger-link.no-address");
  const inviter = fullName(mainProfile(tx, maker.id)?.body ?? maker);
  const letter = passengerLetter(path, {
    inviter,
    yacht: yachtNameOf(tx, agreement),
    stay: guestStay(agreement, profile_id),
  });
  queueMail(tx, {
    key: `passenger-link/${tokenHash(token)}`,
    kind: "passenger-link",
    to: email,
    language: null,
    letter,
  });
  return done(email);
}

/** The newest link of each passenger, for those who may make them. */
export function listPassengerLinks(deps: Deps, actor: Actor, id: number): Result<z.infer<typeof passengerLinkView>[]> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const agreement = shown("agreements", found.value);
  const viewer = viewerOf(tx, actor);
  const newest = new Map<number, z.infer<typeof passengerLinkView>>();
  for (const row of tx.store.passengerLinks.ofAgreement(String(id))) {
    const profile_id = Number(row.profile_id);
    if (newest.has(profile_id)) continue;
    const profile = readable(tx, actor, "profiles", row.profile_id);
    const passenger = profile ? shown("profiles", profile) : null;
    if (!decidePassengerLink(agreement, viewer, profile_id, passenger).ok) continue;
    const { created_at, used_at } = row;
    const ends = linkEnds(agreement, { profile_id, created_at });
    const expires_at = ends < row.expires_at ? ends : row.expires_at;
    newest.set(profile_id, { profile_id, created_at, expires_at, used_at, ...decisionOn(tx, row.profile_id) });
  }
  return done([...newest.values()]);
}

/** The values of a passenger that wait for a decision, and the person who decides. */
function decisionOn(
  tx: Pick<Tx, "store">,
  profileId: string,
): Pick<z.infer<typeof passengerLinkView>, "waiting" | "reviewer"> {
  const row = tx.store.documents.get("profiles", profileId);
  if (!row || row.deleted) return { waiting: [], reviewer: null };
  const profile = uncut("profiles", row);
  const waiting = waitingOf(tx, profileId, profile);
  const [first] = waiting;
  const fields = LINK_FIELDS.filter((field) => waiting.some((each) => each.field === field));
  return { waiting: fields, reviewer: first ? deciderName(tx, profileId, profile, first) : null };
}
