import { done, type Refused, type Result, refused } from "../../../base/result.ts";
import { type Access, accessTo, type Viewer } from "../../access.ts";
import { expensesOf, mayEnterExpenses } from "../../expenses/change.ts";
import type { Expense } from "../../expenses/schema.ts";
import { partOf } from "../../mutations/parts.ts";
import type { AgreementBody, Payment } from "../../schema.ts";
import { mayPost } from "../change.ts";
import { MOST_RECEIPT_BYTES, MOST_RECEIPT_MB, type ReceiptFormat } from "./receiptFormat.ts";

export type Receipt = NonNullable<Payment["document"]>;

/** A payment or an expense, by its map and key: what a receipt belongs to. */
export interface Receipted {
  map: "payments" | "expenses";
  part: string;
}

/**
 * May this viewer attach a receipt to a payment or an expense? Whoever may record it may, until the agreement is archived: a receipt
 * changes no figure, and one that was made at sea may come late. What has a receipt keeps it.
 */
export function decideReceipt(
  agreement: AgreementBody,
  { map, part }: Receipted,
  viewer: Viewer,
): Result<Payment | Expense> {
  const access = accessTo(agreement, viewer);
  const verdict = map === "payments" ? onPayment(agreement, part, access) : onExpense(agreement, part, access);
  const { status } = agreement;
  const isClosed = verdict.ok && status === "ARCHIVED";
  return isClosed ? refused("agreement.field-closed", { field: map, status }) : verdict;
}

function onPayment({ payments }: AgreementBody, part: string, access: Access): Result<Payment> {
  const payment = partOf(payments, part);
  if (!payment) return refused("payment.not-found");
  return mayPost(access, payment.call_type) ? done(payment) : refused("payment.forbidden");
}

function onExpense(agreement: AgreementBody, part: string, access: Access): Result<Expense> {
  const expense = partOf(expensesOf(agreement), part);
  if (!expense) return refused("expense.not-found");
  return mayEnterExpenses(access) ? done(expense) : refused("expense.forbidden");
}

/** Is a receipt wanted of a payment, and may the holder of these rights attach it? */
export function takesReceipt(
  { document, call_type }: Pick<Payment, "document" | "call_type">,
  { status, ...access }: Pick<AgreementBody, "status"> & Pick<Access, "can_post_payments">,
): boolean {
  return document === null && status !== "ARCHIVED" && mayPost(access, call_type);
}

/** The reason why a file is refused as a receipt, as far as its size and format tell; null where they do not. */
export function refusedReceipt(format: ReceiptFormat, bytes: number): Refused | null {
  if (bytes > MOST_RECEIPT_BYTES) return refused("picture.too-large", { megabytes: MOST_RECEIPT_MB });
  if (format === "damaged-pdf") return refused("receipt.damaged");
  if (format === "active-pdf") return refused("receipt.active");
  if (format === "heic") return refused("receipt.heic");
  return format === "unknown" ? refused("receipt.no-format") : null;
}

const NOUN_OF = { payments: "payment", expenses: "expense" } as const;

/** The address of the receipt of a payment or an expense, which answers with a session's token alone. */
export function receiptAddress({ map, part }: Receipted): string {
  return `/api/cruise/${NOUN_OF[map]}/${part}/receipt`;
}
