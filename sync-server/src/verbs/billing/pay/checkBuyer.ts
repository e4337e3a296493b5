import { buyer, buyingCompany, type PayRequest } from "shared-schema/api/billing/pay";
import { vatCountry } from "shared-schema/base/country/vatNumber";
import { done, fault, type Result, refusedAt } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { decideCompanyVat } from "shared-schema/billing/company";
import { isCompanyCode } from "shared-schema/billing/vat";
import type { Buyer } from "../buyer.ts";

/** How a payment is begun, or goes on. */
export type Means = { method: string } | { payment: string };

/**
 * The buyer and the card of a purchase that costs something; each field that is missing or wrong is named. Name and address are those of
 * the account, for a person.
 */
export function checkBuyer(
  request: PayRequest,
  { name, address, today }: { name: string; address: Buyer["address"]; today: string },
): Result<{ buyer: Buyer; means: Means }> {
  const given = validate(buyer, request);
  if (!given.ok) return given;
  const { vat_code, billing_name, billing_email: email } = given.value;
  const { payment_method_id: method, payment_intent_id: payment } = request;
  const means = method !== undefined ? { method } : payment !== undefined ? { payment } : null;
  if (means === null || (method !== undefined && payment !== undefined)) {
    const code = means === null ? "required" : "invalid";
    return refusedAt({ payment_method_id: [fault(code)] }, "document.invalid", { fields: "payment_method_id" });
  }
  const person: Buyer = {
    ...{ vat_code, language: request.language ?? "en", email },
    ...{ name: billing_name ?? name, address, company: null },
  };
  if (!isCompanyCode(vat_code) || vat_code === "PERSON") return done({ buyer: person, means });
  const country = request.company_reg_country_iso ?? null;
  const asked = { vat_code, country, vat_number: request.company_vat_num ?? null };
  const decided = decideCompanyVat(asked, today);
  // Without a country nothing else can be said of the company.
  if (!decided.ok && decided.refusal.code === "vat.country-missing") return decided;
  const fields = validate(buyingCompany, request);
  if (!fields.ok) return fields;
  if (!decided.ok) return decided;
  const { company_name, company_reg_address, company_reg_city, company_reg_postcode } = fields.value;
  const company = {
    ...{ name: company_name, vat_number: decided.value, address: company_reg_address },
    ...{ city: company_reg_city, postcode: company_reg_postcode, country: isoOf(fields.value.company_reg_country_iso) },
  };
  return done({ buyer: { ...person, address: null, company }, means });
}

/** The country by its ISO code: Greece is GR there, and the United Kingdom GB. */
function isoOf(entered: string): string {
  const letters = vatCountry(entered);
  return letters === "EL" ? "GR" : letters;
}
