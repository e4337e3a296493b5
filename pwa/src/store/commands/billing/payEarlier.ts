import { done, type Result } from "shared-schema/base/result";
import { request } from "../../http/http.ts";
import { askPurchase, type PurchaseOutcome } from "../../http/purchase.ts";
import { refreshSigning } from "../../queries/signing/signing.ts";
import type { VersionPlace } from "../signing/signing.ts";

/**
 * Offers the fee of the current version before anybody signs it.
 * @param language in which the server words the offer
 * @returns null where nothing is owed
 */
export async function payEarlier(
  { id, version }: VersionPlace,
  language: string,
): Promise<Result<PurchaseOutcome | null>> {
  const headers = { "accept-language": language };
  const offer = await request<unknown>("GET", `/billing/${id}/offer`, { headers, quiet: true });
  if (!offer.ok) return offer;
  const outcome = offer.value === null ? null : await askPurchase(offer.value);
  refreshSigning(id, version);
  return done(outcome);
}
