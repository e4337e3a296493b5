import { EU_VAT_COUNTRIES, vatCountry } from "shared-schema/base/country/vatNumber";
import type { VatCode } from "shared-schema/billing/vat";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { PurchaseTexts } from "./checkForm.ts";

/** What the form begins with: the buyer's profile, where it has anything. */
export function firstTexts(
  profile: ProfileBody | null,
  { name, email }: { name: string; email: string },
): PurchaseTexts {
  return {
    vat_code: profile && isBuyer(profile) ? companyCode(profile.company_reg_country) : "PERSON",
    billing_name: name,
    billing_email: email,
    company_name: profile?.company_name ?? "",
    company_vat_num: profile?.company_vat_num ?? "",
    company_reg_address: profile?.company_reg_address ?? "",
    company_reg_city: profile?.company_reg_city ?? "",
    company_reg_postcode: profile?.company_reg_postcode ?? "",
    company_reg_country_iso: profile?.company_reg_country ?? "",
  };
}

/** A company, or a person whose company was kept with a former purchase. */
function isBuyer({ is_company, company_name, company_vat_num }: ProfileBody): boolean {
  return is_company || (Boolean(company_name) && Boolean(company_vat_num));
}

/** The code that goes with a company's country; empty where it is not known, so that the buyer chooses. */
function companyCode(country: string | null): VatCode | "" {
  if (country === null) return "";
  if (country === "FR" || country === "MC") return "FR_COMPANY";
  const letters = vatCountry(country);
  return EU_VAT_COUNTRIES.has(letters) && letters !== "GB" ? "EU_COMPANY" : "NON_EU_COMPANY";
}
