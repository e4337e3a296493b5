import { inboxBody } from "shared-schema/sync/inbox";
import { inboxFields } from "shared-schema/visibility/accountFields";
import type { Link } from "../../../store/queries/links.ts";
import type { Body } from "../../base/uncut.ts";
import { ofOwner } from "./around.ts";
import type { CollectionRules } from "./collection.ts";
import { COMPARED } from "./guestValues.ts";

/** Refused and conflicting edits. A message of an inbox is its owner's alone, and under no rule. */
export const inbox: CollectionRules = {
  schema: inboxBody,
  decide: null,
  audience: { readers: ofOwner("inbox"), fields: inboxFields },
  links: linksOf,
  erase: {
    person: (body, { message }) => message(body),
    travel: (body, { message }) => message(body),
  },
};

/** The profile of which a guest has sent a value: what waits of it is found whoever has the message. */
function linksOf({ code, collection, document_id }: Body): Link[] {
  if (code !== COMPARED || collection !== "profiles" || typeof document_id !== "string") return [];
  return [{ target: "profiles", target_id: document_id, role: "inbox" }];
}
