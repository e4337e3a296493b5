import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import type { Language } from "shared-schema/base/language";
import type { Signatory } from "shared-schema/signing/signatories";
import type { Tx } from "../../base/context.ts";
import { owedOffer } from "../../billing/offer/offer.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";

/** What a client, or a client's delegate, has to buy before signing; null for the other signatories. */
export function owedBy(
  tx: Tx,
  deps: Pick<SigningDeps, "billing">,
  { parties }: Signatory,
  { place, language }: { place: VersionKey; language: Language },
): PurchaseOffer | null {
  return parties.some(({ role }) => role === "clients") ? owedOffer(tx, deps, place, language) : null;
}
