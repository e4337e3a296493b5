import { isMap, type JsonMap } from "shared-schema/base/json";
import type { Tx } from "../../base/context.ts";
import { uncutBody } from "../../base/uncut.ts";
import { idIn, type PushedEdit } from "./edit.ts";

/** Where an agreement's parts name the account that has entered them. */
const AUTHORS = { comments: "author_user_id", payments: "recorded_by", expenses: "recorded_by" } as const;
/** Where a document names the account that owns it, or has made it. */
const OWNERS = ["user_id", "created_by"] as const;

/**
 * A device may still hold edits of an account that was merged into the present one. New documents, new parts of an agreement, new
 * cancellations and answers become the present account's. Those that the server has keep their author.
 * @param formers the accounts that were merged into `userId`
 */
export function asPresentAccount(tx: Tx, userId: number, formers: ReadonlySet<number>, change: PushedEdit): PushedEdit {
  const { next } = change;
  if (formers.size === 0 || !isMap(next) || !isMap(next["body"])) return change;
  const row = tx.store.documents.get(change.collection, idIn(change) ?? "");
  const now = (account: unknown) => (typeof account === "number" && formers.has(account) ? userId : account);
  const body: JsonMap = { ...next["body"] };
  if (!row) {
    for (const field of OWNERS) if (field in body) body[field] = now(body[field]);
  }
  if (change.collection === "agreements") {
    const previous = row ? uncutBody(row) : {};
    for (const [map, field] of Object.entries(AUTHORS)) {
      const [parts, known] = [body[map], previous[map]];
      if (!isMap(parts)) continue;
      body[map] = Object.fromEntries(
        Object.entries(parts).map(([id, part]) => {
          const there = isMap(known) && Object.hasOwn(known, id) ? known[id] : null;
          return [id, isMap(part) ? partNow(part, isMap(there) ? there : null, field, now) : part];
        }),
      );
    }
  }
  return { ...change, next: { ...next, body } };
}

/** @param there the part as the server has it; null where it is new */
function partNow(part: JsonMap, there: JsonMap | null, field: string, now: (account: unknown) => unknown): JsonMap {
  const { cancelled } = part;
  const isUndone = isMap(cancelled) && !isMap(there?.["cancelled"]);
  return {
    ...part,
    ...(there === null && { [field]: now(part[field]) }),
    ...(isUndone && { cancelled: { ...cancelled, by: now(cancelled["by"]) } }),
    ...(isMap(part["found_right"]) && { found_right: answersNow(part["found_right"], there?.["found_right"], now) }),
  };
}

/** Answers to warnings; those that the server has keep their author. */
function answersNow(answers: JsonMap, known: unknown, now: (account: unknown) => unknown): JsonMap {
  const entries = Object.entries(answers).map(([key, answer]) => {
    const isKnown = isMap(known) && Object.hasOwn(known, key);
    return [key, isKnown || !isMap(answer) ? answer : { ...answer, by: now(answer["by"]) }];
  });
  return Object.fromEntries(entries);
}
