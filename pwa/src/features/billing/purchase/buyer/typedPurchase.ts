import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { typedForm } from "#forms/typedForm.ts";
import { purchasePath } from "#store/drafts/fieldPath.ts";
import { discardDraft } from "#ui/fields/autosave/drafts.ts";
import type { PurchaseTexts } from "./checkForm.ts";

const FIELDS = [
  ...["billing_name", "billing_email", "vat_code", "company_name", "company_vat_num"],
  ...["company_reg_address", "company_reg_city", "company_reg_postcode", "company_reg_country_iso"],
] as const satisfies (keyof PurchaseTexts)[];

type Place = Pick<PurchaseOffer, "cruise_id" | "version">;

/** Keeps what is typed of the buyer until it is sent or given up. The card and the accepted terms are never kept. */
export function typedPurchase({ cruise_id, version }: Place, given: PurchaseTexts) {
  return typedForm(FIELDS, (field) => purchasePath(cruise_id, version, field), given, {});
}

/** Forgets what was typed of the buyer: it was bought, or the buyer closed the dialog. */
export function forgetPurchase({ cruise_id, version }: Place): void {
  for (const field of FIELDS) discardDraft(purchasePath(cruise_id, version, field));
}
