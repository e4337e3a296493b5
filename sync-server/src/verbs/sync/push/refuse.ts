import { type Refusal, type Refused, refused } from "shared-schema/base/result";
import { bytesOf, MOST_BYTES } from "shared-schema/base/size";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { toWire } from "shared-schema/refusals/wire";
import { authorDiff, numberedTitle } from "shared-schema/sync/authorDiff";
import { areSingle } from "shared-schema/sync/keptRow";
import type { Conflict } from "shared-schema/sync/merge";
import { nameOf } from "../../base/account/nameOf.ts";
import type { DocumentEvent } from "../../base/audit/events.ts";
import { type InboxRow, keepInInbox } from "../../documents/inbox.ts";
import { masterFor, shownBody } from "./answer.ts";
import { authorsOf } from "./author.ts";
import { type Edit, type EditOutcome, refusedOutcome } from "./edit.ts";

/** The pusher's view of the document beyond its own edit. */
type Sight = "seen" | "unseen" | "own-create";

/** Refuses the whole edit and keeps it in the author's inbox. */
export function refuse(edit: Edit, { refusal: reason }: Refused, sight: Sight = "seen"): EditOutcome {
  const { tx, actor, collection, id, op, assumed, next } = edit;
  const mine = next._deleted ? null : next.body;
  const conflict: Conflict =
    sight === "unseen"
      ? { path: "", base: null, mine: mine && authorDiff(assumed?.body ?? {}, mine), theirs: null }
      : {
          path: "",
          base: assumed?.body ?? null,
          mine,
          theirs: sight === "seen" ? shownBody(masterFor(tx, actor, collection, id)) : null,
        };
  const title = sight === "unseen" ? numberedTitle(edit.collection, edit.id) : titleOf(edit);
  const row = { kind: "refused", collection, document_id: id, title, op, reason, conflict, by: null } as const;
  const kept = keepInInbox(tx, actor, [row], eventOf(edit, "edit.refuse", reason));
  return { ...refusedOutcome({ refusal: reason }), ...kept };
}

/**
 * Keeps the committed state and gives each disputed value back to its author. Too many, or values too large to be sent one
 * by one, become one conflict of the whole document.
 * @param context `isWritten`: the rest of the edit was taken, and its event noted
 */
export function conflicting(
  edit: Edit,
  conflicts: Conflict[],
  { why = refused("edit.conflict"), isWritten = false }: { why?: Refused; isWritten?: boolean } = {},
): EditOutcome {
  const single = areSingle(conflicts) && bytesOf(conflicts) <= MOST_BYTES;
  const event = isWritten ? null : eventOf(edit, "edit.conflict", why.refusal);
  const kept = keepInInbox(edit.tx, edit.actor, rowsOf(edit, single ? conflicts : [wholeConflict(edit)], why), event);
  return { outcome: "merged", ...toWire(why.refusal), ...kept };
}

function rowsOf(edit: Edit, conflicts: readonly Conflict[], why: Refused): InboxRow[] {
  const { tx, actor, collection, id, op } = edit;
  const authors = authorsOf(tx, collection, id, conflicts);
  return conflicts.map((conflict, index) => {
    const author = authors[index] ?? null;
    const { refusal: reason } = author === actor.user_id ? refused("edit.own-conflict") : why;
    const row = { kind: "conflict", collection, document_id: id, title: titleOf(edit), op, reason } as const;
    return { ...row, conflict, by: nameOf(tx, author) };
  });
}

export function eventOf(
  { actor, collection, id }: Edit,
  verb: "edit.refuse" | "edit.conflict",
  { code }: Refusal,
): DocumentEvent {
  // A key that no server gives may say anything.
  const document = /^[\d-]+$/.test(id) ? `${collection}/${id}` : collection;
  return { verb, details: { author: actor.user_id, document, code } };
}

/** The conflict of a whole document. */
export function wholeConflict(edit: Edit): Conflict {
  const { tx, actor, collection, id, assumed, next } = edit;
  return {
    path: "",
    base: assumed?.body ?? null,
    mine: next._deleted ? null : next.body,
    theirs: shownBody(masterFor(tx, actor, collection, id)),
  };
}

export function titleOf(edit: Edit): string {
  const body = edit.next._deleted ? (edit.assumed?.body ?? {}) : edit.next.body;
  // A name that is no text is refused with the rest of the edit, and shown as it came.
  if (edit.collection === "profiles") return fullName(body as Pick<ProfileBody, "first_name" | "last_name">);
  return typeof body["name"] === "string" ? body["name"] : numberedTitle(edit.collection, edit.id);
}
