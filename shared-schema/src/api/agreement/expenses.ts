import { z } from "zod";
import { type Expense, expense } from "../../agreement/expenses/schema.ts";
import { receiptAddress } from "../../agreement/payments/receipt/receipt.ts";
import { otherCurrency } from "../../base/currency/exchange.ts";

const { category, paid_by } = expense.shape;

/** The form of an expense: every part but the receipt is text. */
export const expenseForm = z.object({
  /** As paid; spaces and commas part thousands, decimals follow a point. A negative amount is a refund. */
  amount: z.string(),
  /** Of the amount; without one, the agreement's. */
  currency: z.string().optional(),
  /** Units of that currency for one of the agreement's, on the date of the expense. */
  rate: z.string().optional(),
  category,
  date: z.iso.date(),
  /** `HH:MM`, as on the receipt. */
  time: z.string().optional(),
  paid_by,
  /** As on the receipt. */
  supplier: z.string().optional(),
  note: z.string().optional(),
  /** Its receipt: a PDF, or a JPEG, PNG or WebP picture. */
  upload: z.string().meta({ type: "string", format: "binary" }).optional(),
});

export const expenseView = z.object({
  id: z.string(),
  /** In the agreement's currency. */
  amount: z.number(),
  /** As paid in another currency, with its rate; null where it was the agreement's. */
  other: otherCurrency.nullable(),
  category: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  paid_by: z.string(),
  supplier: z.string().nullable(),
  note: z.string().nullable(),
  recorded_at: z.string(),
  cancelled: z.boolean(),
  /** Of its receipt. */
  public_url: z.string().nullable(),
});
export type ExpenseView = z.infer<typeof expenseView>;

/** An entry of the APA account as REST answers it. */
export function toExpenseView(id: string, expense: Expense): ExpenseView {
  const { amount, other, category, date, time, paid_by, supplier, note, recorded_at, cancelled, document } = expense;
  const public_url = document && receiptAddress({ map: "expenses", part: id });
  const entered = { amount, other, category, date, time, paid_by, supplier: supplier ?? null, note };
  return { id, ...entered, recorded_at, cancelled: cancelled !== null, public_url };
}
