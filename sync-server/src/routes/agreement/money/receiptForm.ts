import type { Context } from "hono";
import { idempotencyKey } from "shared-schema/api/agreement/payments";
import { readAmountText } from "shared-schema/base/currency/amountText";
import { done, fault, type Refused, type Result, refusedAt } from "shared-schema/base/result";
import type { EnteredMoney } from "../../../verbs/money/payments/enteredMoney.ts";
import type { Judged } from "../../../verbs/money/payments/receipts.ts";

/** The form's field with the receipt. */
export const RECEIPT_FIELD = "upload";

/** The form of a request; null where it is none. */
export async function formIn(c: Context): Promise<FormData | null> {
  try {
    return await c.req.formData();
  } catch {
    return null;
  }
}

/** The `Idempotency-Key` of a request, in small letters; null without one. Refused where it is no UUID. */
export function keyIn(c: Context): Result<string | null> {
  const key = c.req.header("idempotency-key")?.toLowerCase() ?? null;
  const isKey = key === null || idempotencyKey.safeParse(key).success;
  return isKey ? done(key) : invalidField("Idempotency-Key", "no-uuid");
}

/** The file of a form; null where it has none, or several. */
export function fileIn(form: FormData | null): File | null {
  const files = form?.getAll(RECEIPT_FIELD) ?? [];
  const [only] = files;
  return files.length === 1 && only instanceof File ? only : null;
}

/** Whether a form has something in its file's field; a browser sends an empty part where no file was chosen. */
export function hasFile(form: FormData | null): boolean {
  return form?.has(RECEIPT_FIELD) === true && fileIn(form)?.size !== 0;
}

/** An amount that was sent as text, or what is wrong with it. */
function amountIn(text: string, field = "amount"): Result<number> {
  const amount = readAmountText(text);
  if (amount === "no-number") return invalidField(field, "no-number");
  if (amount === "decimal-comma") return refusedAt({ [field]: [fault("decimal-comma")] }, "payment.decimal-comma");
  return done(amount);
}

/** The money of a form: an amount, and the currency and rate where it is another one than the agreement's. */
export function moneyOfForm(sent: {
  amount: string;
  currency?: string | undefined;
  rate?: string | undefined;
}): Result<EnteredMoney> {
  const amount = amountIn(sent.amount);
  if (!amount.ok) return amount;
  const rateText = sent.rate?.trim() || null;
  const rate = rateText === null ? done(null) : amountIn(rateText, "rate");
  return rate.ok ? done({ amount: amount.value, currency: sent.currency?.trim() || null, rate: rate.value }) : rate;
}

export function invalidField(field: string, code: "no-number" | "no-integer" | "no-uuid"): Refused {
  return refusedAt({ [field]: [fault(code)] }, "document.invalid", { fields: field });
}

/** Answers a file that someone sent. It is saved, if ever it is opened by its address: it is no page of ours. @param stem of its name */
export function fileAnswer(c: Context, stem: string, { kind, bytes }: Judged): Response {
  const name = `${stem}.${kind === "application/pdf" ? "pdf" : "jpg"}`;
  const headers = { "content-type": kind, "content-disposition": `attachment; filename="${name}"` };
  return c.body(new Uint8Array(bytes), 200, headers);
}
