import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { CHANGED_TOO, numberedTitle, OWN_CLASH, ownWords } from "shared-schema/sync/ownWords";
import type { WireClash } from "shared-schema/sync/wire";
import { masterFor, shownBody } from "./answer.ts";
import { authorOf, nameOf } from "./author.ts";
import type { Edit, Outcome } from "./edit.ts";
import { keepInInbox } from "./inbox.ts";

/** What the pusher may be told about the document beside its own edit. */
type Sight = "seen" | "unseen" | "own-create";

/** Refuses the whole edit and keeps it in the author's inbox. */
export function refuse(edit: Edit, code: string, message: string, sight: Sight = "seen"): Outcome {
  const { tx, actor, collection, id, op, assumed, next } = edit;
  const mine = next._deleted ? null : next.body;
  const clash: WireClash =
    sight === "unseen"
      ? { path: "", base: null, mine: mine && ownWords(assumed?.body ?? {}, mine), theirs: null }
      : {
          path: "",
          base: assumed?.body ?? null,
          mine,
          theirs: sight === "seen" ? shownBody(masterFor(tx, actor, collection, id)) : null,
        };
  const title = sight === "unseen" ? numberedTitle(edit.collection, edit.id) : titleOf(edit);
  keepInInbox(tx, actor, {
    kind: "refused",
    collection,
    document_id: id,
    title,
    op,
    code,
    message,
    clash,
    by: null,
  });
  return { outcome: "refused", code, message };
}

/** Lets the committed state stand and gives each disputed value back to its author. */
export function clashed(edit: Edit, clashes: WireClash[], message = CHANGED_TOO): Outcome {
  const { tx, actor, collection, id, op } = edit;
  for (const clash of clashes) {
    const author = authorOf(tx, collection, id, clash);
    keepInInbox(tx, actor, {
      kind: "clash",
      collection,
      document_id: id,
      title: titleOf(edit),
      op,
      code: author === actor.user_id ? OWN_CLASH : "clash",
      message,
      clash,
      by: nameOf(tx, author),
    });
  }
  return { outcome: "merged", clashes, code: "clash", message };
}

/** The clash of a whole document. */
export function wholeClash(edit: Edit): WireClash {
  const { tx, actor, collection, id, assumed, next } = edit;
  return {
    path: "",
    base: assumed?.body ?? null,
    mine: next._deleted ? null : next.body,
    theirs: shownBody(masterFor(tx, actor, collection, id)),
  };
}

function titleOf(edit: Edit): string {
  const body = edit.next._deleted ? (edit.assumed?.body ?? {}) : edit.next.body;
  if (edit.collection === "profiles") return fullName(body as Pick<ProfileBody, "first_name" | "last_name">);
  return typeof body.name === "string" ? body.name : numberedTitle(edit.collection, edit.id);
}
