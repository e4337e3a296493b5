import { createHash } from "node:crypto";
import { accessTo } from "shared-schema/agreement/access";
import { expensesOf, mayEnterExpenses } from "shared-schema/agreement/expenses/change";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { withExpense, withExpenseCancelled } from "shared-schema/agreement/mutations/money";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type ExpenseView, toExpenseView } from "shared-schema/api/agreement/expenses";
import { done, type Result, refused } from "shared-schema/base/result";
import { answerAgreement, editAgreement } from "../agreement/editAgreement.ts";
import { type ReadAgreement, readAgreement } from "../agreement/readAgreement.ts";
import { type Actor, type Deps, reading, type Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { agreementHolding } from "./payments/agreementHolding.ts";
import { countedMoney, type EnteredMoney } from "./payments/enteredMoney.ts";
import { keyedRequest } from "./payments/keyedRequest.ts";
import { attachReceipt, judgeReceipt, keepReceipt } from "./payments/receipts.ts";

/** The entered fields of an expense, and the key under which it was sent. */
export interface EnteredExpense
  extends EnteredMoney,
    Pick<Expense, "category" | "date" | "time" | "paid_by" | "supplier" | "note"> {
  key: string | null;
}

const NOT_FOUND = refused("expense.not-found");

/** The APA account of an agreement, in the order in which it was entered. */
export function listExpenses(deps: Deps, actor: Actor, id: number): Promise<Result<ExpenseView[]>> {
  return answerAgreement(deps, actor, id, viewsOf);
}

/** Decides whether an expense can be taken with its receipt, as far as that is known without reading the form. */
export function decideExpenseUpload(deps: Deps, actor: Actor, id: number): Result<null> {
  const read = readAgreement(deps, actor, id);
  if (!read.ok) return read;
  const access = accessTo(read.value.agreement, viewerOf(reading(deps), actor));
  return mayEnterExpenses(access) ? done(null) : refused("expense.forbidden");
}

/**
 * Enters an expense, perhaps with its receipt. The file is looked at first, so that one that is refused leaves nothing behind. Sent
 * again under its key, it is answered as it stands, and one that lacks its receipt gets it.
 */
export async function enterExpense(
  deps: Deps,
  actor: Actor,
  id: number,
  entered: EnteredExpense,
  file: Blob | null,
): Promise<Result<ExpenseView>> {
  const judged = file && (await judgeReceipt(deps, actor, file));
  if (judged && !judged.ok) return judged;
  const receipt_hash =
    file &&
    createHash("sha256")
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest("hex");
  const recorded = await recordExpense(deps, actor, id, entered, receipt_hash);
  if (!recorded.ok || !judged) return recorded;
  const on = { map: "expenses", part: recorded.value.id } as const;
  return shownAfter(deps, actor, on.part, await keepReceipt(deps, actor, { id, on }, judged.value));
}

/** Attaches a receipt to an expense. */
export async function attachToExpense(
  deps: Deps,
  actor: Actor,
  part: string,
  file: Blob | null,
): Promise<Result<ExpenseView>> {
  return shownAfter(deps, actor, part, await attachReceipt(deps, actor, { map: "expenses", part }, file));
}

/** Cancels an expense, which stays. */
export async function cancelExpense(deps: Deps, actor: Actor, part: string): Promise<Result<ExpenseView>> {
  const id = agreementHolding(deps, actor, "expenses", part);
  if (id === null) return NOT_FOUND;
  const event = { verb: "expense.cancel", details: { expense: part } } as const;
  const change = (body: AgreementBody, { now }: Tx) => withExpenseCancelled(body, part, { by: actor.user_id, at: now });
  return shown(await editAgreement(deps, actor, { id, event }, change, viewsOf), part);
}

async function recordExpense(
  deps: Deps,
  actor: Actor,
  id: number,
  { key, ...entered }: EnteredExpense,
  receipt_hash: string | null,
): Promise<Result<ExpenseView>> {
  const { category, date, time, paid_by, supplier, note, amount, currency, rate } = entered;
  const asked = ["expense", category, date, time, paid_by, supplier, note, amount, currency, rate];
  const request = keyedRequest(reading(deps), actor, { key, agreement: id, asked });
  if (!request.ok) return request;
  const { part, isRepeated, keep } = request.value;
  const event = { verb: "expense.record", details: { expense: part } } as const;
  const change = (body: AgreementBody, tx: Tx): Result<AgreementBody> => {
    if (isRepeated) return done(body);
    const money = countedMoney(entered, date, body.currency);
    if (!money.ok) return money;
    keep(tx);
    const spent = { ...money.value, category, date, time, paid_by, ...(supplier && { supplier }), note, receipt_hash };
    return withExpense(body, part, spent, { by: actor.user_id, at: tx.now });
  };
  return shown(await editAgreement(deps, actor, { id, event }, change, viewsOf), part);
}

function viewsOf({ agreement }: ReadAgreement): ExpenseView[] {
  const views = Object.entries(expensesOf(agreement)).map(([id, each]) => toExpenseView(id, each));
  const keyOf = ({ recorded_at, id }: ExpenseView) => `${recorded_at} ${id}`;
  return views.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function shownAfter(deps: Deps, actor: Actor, part: string, kept: Result<number>): Promise<Result<ExpenseView>> {
  return kept.ok ? shown(await listExpenses(deps, actor, kept.value), part) : kept;
}

function shown(expenses: Result<ExpenseView[]>, part: string): Result<ExpenseView> {
  if (!expenses.ok) return expenses;
  const found = expenses.value.find(({ id }) => id === part);
  return found ? done(found) : NOT_FOUND;
}
