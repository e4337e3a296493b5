import { decideAgreementChange } from "shared-schema/agreement/change";
import { newCalls } from "shared-schema/agreement/deeds/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { mayBeCall } from "shared-schema/itinerary/calls";
import { decideContactChange, decideProfileChange } from "shared-schema/profile/change";
import { contactKey } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { decideYachtChange } from "shared-schema/yacht/change";
import type { DocumentRow } from "../store/documents.ts";
import { type Body, bodyOf, viewerOf } from "./bodies.ts";
import type { Actor, Tx } from "./context.ts";
import { mayIntroduce } from "./mayIntroduce.ts";
import { linksOf } from "./relations.ts";

/** Collections whose documents people write. */
export type WrittenCollection = "agreements" | "yachts" | "profiles" | "contacts";

/**
 * Asks the shared rule of a collection, with what only the server knows: how the actor stands to the document, and whether
 * what it newly points to may be seen by the actor.
 * @param row the committed document, null when it is created
 * @param after what it shall be, null when it is deleted
 */
export function decide(
  tx: Tx,
  actor: Actor,
  target: { collection: WrittenCollection; id: string },
  row: DocumentRow | null,
  after: unknown,
): Result<Body | null> {
  const { collection, id } = target;
  switch (collection) {
    case "agreements": {
      const before = row ? bodyOf("agreements", row) : null;
      const verdict = decideAgreementChange(before, after, viewerOf(tx, actor));
      if (!verdict.ok || !verdict.value) return verdict;
      return callAtSea(tx, before, verdict.value) ?? withKnownTargets(tx, actor, before, verdict.value);
    }
    case "yachts":
      return decideYacht(tx, actor, id, row, after);
    case "profiles":
      return decideProfileChange(row ? bodyOf("profiles", row) : null, after, actor.user_id);
    case "contacts": {
      const verdict = decideContactChange(row ? bodyOf("contacts", row) : null, after, actor.user_id);
      return verdict.ok && verdict.value ? withOwnEnds(tx, actor, id, verdict.value) : verdict;
    }
  }
}

function decideYacht(tx: Tx, actor: Actor, id: string, row: DocumentRow | null, after: unknown): Result<Body | null> {
  // A yacht that is just being made is on no agreement yet.
  const roles = new Set(row ? tx.store.links.rolesAroundYacht(id, actor.user_id) : []);
  const year = new Date(tx.now).getUTCFullYear();
  const verdict = decideYachtChange(row ? bodyOf("yachts", row) : null, after, { ...actor, roles }, year);
  const used = after === null && tx.store.links.sourcesOf("yachts", id, "agreements").length > 0;
  return verdict.ok && used ? refused("rule", "A yacht that an agreement uses cannot be deleted.") : verdict;
}

/** A waypoint becomes a call in national waters alone; the first of the route is one wherever it lies. */
function callAtSea(tx: Tx, before: AgreementBody | null, after: AgreementBody): ReturnType<typeof refused> | null {
  const atSea = newCalls(before, after).some(([, waypoint]) => !mayBeCall(tx.assets.geo().locate(waypoint)));
  if (!atSea) return null;
  return refused("invalid", "A call has to lie in national waters.", { is_call: ["has to lie in national waters"] });
}

/** Being on an agreement shows a profile and a yacht to everybody there: not everybody who sees one may add it. */
function withKnownTargets(
  tx: Tx,
  actor: Actor,
  before: AgreementBody | null,
  after: AgreementBody,
): Result<Body | null> {
  const known = new Set((before ? linksOf("agreements", before) : []).map((link) => link.target + link.target_id));
  for (const link of linksOf("agreements", after)) {
    if (known.has(link.target + link.target_id)) continue;
    if (mayIntroduce(tx, actor, link)) continue;
    const field = link.target === "yachts" ? "yacht_id" : "profile_id";
    const what = link.target === "yachts" ? "yacht" : "profile";
    if (tx.store.documents.visibleTo(actor.user_id, link.target, link.target_id)) {
      return refused("forbidden", `You may not add this ${what}.`, { [field]: ["is not yours to add"] });
    }
    return refused("invalid", `There is no such ${what}.`, { [field]: [`there is no ${what} ${link.target_id}`] });
  }
  return done(after);
}

/** Holding a contact shows its profile and lets it be added: it leads from an own profile to one that may be added already. */
function withOwnEnds(
  tx: Tx,
  actor: Actor,
  id: string,
  contact: { from_profile_id: number; profile_id: number; user_id: number },
): Result<Body> {
  const { documents } = tx.store;
  const from = documents.get("profiles", String(contact.from_profile_id));
  if (id !== contactKey(contact.from_profile_id, contact.profile_id)) {
    return refused("invalid", "A contact stands under the wrong key.", { profile_id: ["wrong key"] });
  }
  if (!from || bodyOf("profiles", from).user_id !== actor.user_id) {
    return refused("invalid", "A contact starts from an own profile.", { from_profile_id: ["must be an own profile"] });
  }
  if (!mayIntroduce(tx, actor, { target: "profiles", target_id: String(contact.profile_id) })) {
    return refused("invalid", "There is no such profile.", { profile_id: ["there is no such profile"] });
  }
  return done({ ...contact });
}
