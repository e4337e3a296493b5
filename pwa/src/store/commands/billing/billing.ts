import { type PurchaseOffer, purchaseOffer } from "shared-schema/api/billing/offer";
import type { OrderView } from "shared-schema/api/billing/order";
import type { PayAnswer, PayRequest } from "shared-schema/api/billing/pay";
import type { Refusal } from "shared-schema/base/result";
import { type Answer, request } from "../../http/http.ts";

/** An answer to a purchase that was not accepted. */
export interface PayRefused {
  refusal: Refusal;
  /** Null when there was no answer. */
  status: number | null;
  /** The offer in place of the one that was answered, where the price has changed. */
  changed: PurchaseOffer | null;
}

/** Pays what the current version of an agreement asks for, or goes on with a payment after the bank's check. */
export async function pay(agreement: number, json: PayRequest): Promise<PayAnswer | PayRefused> {
  const answer = await request<PayAnswer>("POST", `/billing/${agreement}/pay`, { json, quiet: true });
  if (answer.ok) return answer.value;
  return { refusal: answer.refusal, status: answer.status, changed: changedOffer(answer.raw) };
}

function changedOffer(raw: unknown): PurchaseOffer | null {
  const offer = typeof raw === "object" && raw !== null && "offer" in raw ? raw.offer : null;
  return purchaseOffer.safeParse(offer).data ?? null;
}

/** What a version asks to be bought; null where nothing is owed, or it is not known. */
export async function readOffer(id: number, version: number): Promise<PurchaseOffer | null> {
  const answer = await request<unknown>("GET", `/billing/${id}/offer`, { quiet: true });
  const offer = answer.ok ? purchaseOffer.safeParse(answer.value).data : undefined;
  return offer?.version === version ? offer : null;
}

/** The orders of an account, newest first. */
export function readOrders(user: number, language: string): Promise<Answer<OrderView[]>> {
  return request("GET", `/user/${user}/orders`, { headers: { "accept-language": language }, quiet: true });
}

/** The PDF of an invoice or a credit note. */
export function readPaper(order: string, number: string): Promise<Answer<Uint8Array<ArrayBuffer>>> {
  const path = `/billing/orders/${encodeURIComponent(order)}/papers/${encodeURIComponent(number)}`;
  return request("GET", path, { as: "bytes", quiet: true });
}
