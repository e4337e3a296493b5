import { expenseForm, expenseView } from "shared-schema/api/agreement/expenses";
import { done, type Result, refused } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { z } from "zod";
import {
  attachToExpense,
  cancelExpense,
  type EnteredExpense,
  enterExpense,
  listExpenses,
} from "../../../verbs/money/expenses.ts";
import { readReceipt } from "../../../verbs/money/payments/receipts.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { App, RouteDeps } from "../../http/env.ts";
import { withFileErrors } from "../../http/problem.ts";
import { fileAnswer, fileIn, formIn, hasFile, keyIn, moneyOfForm, RECEIPT_FIELD } from "./receiptForm.ts";

const textForm = expenseForm.omit({ upload: true });

/** The APA account: its entries and their receipts. */
export function expenseRoutes(app: App, deps: RouteDeps): void {
  const expenses = { tag: "APA expenses", answer: expenseView };
  const list = "/cruise/{id}/expense/";
  endpoint(
    app,
    { ...expenses, method: "get", path: list, summary: "The APA account", answer: z.array(expenseView) },
    ({ actor, params }) => listExpenses(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      ...expenses,
      method: "post",
      path: list,
      summary: "Enter an expense",
      form: expenseForm,
      keyed: true,
      status: 201,
    },
    async ({ actor, params }, c) => {
      const form = await formIn(c);
      const entered = enteredIn(form, keyIn(c));
      if (!entered.ok) return entered;
      const file = fileIn(form);
      if (hasFile(form) && file === null) return withFileErrors(c, RECEIPT_FIELD, refused("receipt.no-format"));
      const receipt = hasFile(form) ? file : null;
      return withFileErrors(c, RECEIPT_FIELD, await enterExpense(deps, actor, params.id, entered.value, receipt));
    },
  );
  endpoint(
    app,
    { ...expenses, method: "delete", path: "/cruise/expense/{expensePartId}", summary: "Cancel an expense" },
    ({ actor, params }) => cancelExpense(deps, actor, params.expensePartId),
  );
  const receipt = "/cruise/expense/{expensePartId}/receipt";
  endpoint(
    app,
    { ...expenses, method: "post", path: receipt, summary: "Attach a receipt", upload: RECEIPT_FIELD, status: 201 },
    async ({ actor, params }, c) => {
      const file = fileIn(await formIn(c));
      return withFileErrors(c, RECEIPT_FIELD, await attachToExpense(deps, actor, params.expensePartId, file));
    },
  );
  endpoint(
    app,
    { tag: expenses.tag, method: "get", path: receipt, summary: "A receipt", type: "application/pdf" },
    async ({ actor, params }, c) => {
      const read = await readReceipt(deps, actor, { map: "expenses", part: params.expensePartId });
      return read.ok ? fileAnswer(c, `receipt-${params.expensePartId}`, read.value) : read;
    },
  );
}

/** The expense in a form, or what is wrong with it. */
function enteredIn(form: FormData | null, key: Result<string | null>): Result<EnteredExpense> {
  if (!form) return refused("request.not-form");
  const sent = validate(textForm, Object.fromEntries(form));
  if (!sent.ok) return sent;
  const { category, date, paid_by } = sent.value;
  const [time, supplier, note] = (["time", "supplier", "note"] as const).map(
    (field) => sent.value[field]?.trim() || null,
  );
  const money = moneyOfForm(sent.value);
  if (!money.ok) return money;
  if (!key.ok) return key;
  return done({
    ...money.value,
    category,
    date,
    paid_by,
    time: time ?? null,
    supplier: supplier ?? null,
    note: note ?? null,
    key: key.value,
  });
}
