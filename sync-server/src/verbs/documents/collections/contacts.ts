import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { contactBody, contactKey } from "shared-schema/profile/schema";
import { contactFields } from "shared-schema/visibility/accountFields";
import type { Actor, Tx } from "../../base/context.ts";
import { type Body, uncut } from "../../base/uncut.ts";
import { mayAddLink } from "../mayAddLink.ts";
import { ofOwner } from "./around.ts";
import type { WrittenRules } from "./collection.ts";

/** Profiles that an account keeps. */
export const contacts: WrittenRules = {
  schema: contactBody,
  decide({ tx, actor, id, row, after }) {
    const verdict = decideContactChange(row ? uncut("contacts", row) : null, after, actor.user_id);
    return verdict.ok && verdict.value ? withOwnEnds(tx, actor, id, verdict.value) : verdict;
  },
  absent: () => refused("contact.not-found"),
  audience: { readers: ofOwner("contacts"), fields: contactFields },
  links: (body) => [{ target: "profiles", target_id: String(body["profile_id"]), role: "contact" }],
  erase: {
    person: (body, { ids }) => (ids.has(String(body["profile_id"])) ? { ...body, email: null } : body),
    travel: null,
  },
};

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
    return refusedAt({ profile_id: [fault("wrong-key")] }, "contact.wrong-key");
  }
  if (!from || uncut("profiles", from).user_id !== actor.user_id) {
    return refusedAt({ from_profile_id: [fault("foreign-profile")] }, "contact.foreign-profile");
  }
  if (!mayAddLink(tx, actor, { target: "profiles", target_id: String(contact.profile_id) })) {
    return refusedAt({ profile_id: [fault("no-profile")] }, "profile.unknown");
  }
  return done({ ...contact });
}
