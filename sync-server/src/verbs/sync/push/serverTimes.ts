import type { Expense } from "shared-schema/agreement/expenses/schema";
import { partOf } from "shared-schema/agreement/mutations/parts";
import type { Recorded } from "shared-schema/agreement/payments/record";
import { isMap, type JsonMap, pick } from "shared-schema/base/json";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import { uncut } from "../../base/uncut.ts";
import type { Edit } from "./edit.ts";

/**
 * The moments of comments, payments and expenses are the server's: what the device noted for one that has arrived already disputes
 * nothing. Nor does a payment or an expense that two people have cancelled, or a warning that two have answered: the first of them did.
 */
export function withServerTimes(edit: Edit, row: DocumentRow): Edit {
  if (edit.collection !== "agreements" || row.deleted) return edit;
  const { comments, payments, expenses = {} } = uncut("agreements", row);
  const { body } = edit.next;
  const timed = {
    ...inMap(body, "comments", (id) => {
      const known = partOf(comments, id);
      return known && { at: known.at };
    }),
    ...inMap(body, "payments", (id, sent) => recorded(partOf<Recorded>(payments, id), sent)),
    ...inMap(body, "expenses", (id, sent) => {
      const known = partOf(expenses, id);
      return known && { ...recorded(known, sent), ...answered(known, sent) };
    }),
  };
  return { ...edit, next: { ...edit.next, body: { ...body, ...timed } } };
}

/** The fields of a payment or an expense that are the server's to say. */
function recorded(known: Recorded | undefined, sent: JsonMap): object | undefined {
  const cancelled = sent["cancelled"] && known?.cancelled ? { cancelled: known.cancelled } : {};
  return known && { recorded_at: known.recorded_at, document: known.document, ...cancelled };
}

/** The answers to warnings that an expense has on both sides are the server's. */
function answered({ found_right }: Expense, sent: JsonMap): object {
  const answers = sent["found_right"];
  return found_right && isMap(answers)
    ? { found_right: { ...answers, ...pick(found_right, (key) => Object.hasOwn(answers, key)) } }
    : {};
}

/** The parts of a map as the device sent them, each with what the server knows better. */
function inMap(body: JsonMap, map: string, known: (id: string, sent: JsonMap) => object | undefined): JsonMap {
  const parts = body[map];
  if (!isMap(parts)) return {};
  const timed = Object.entries(parts).map(([id, part]) => [id, isMap(part) ? { ...part, ...known(id, part) } : part]);
  return { [map]: Object.fromEntries(timed) };
}
