import type { ReactElement } from "react";
import type { PayRequest } from "shared-schema/api/billing/pay";
import { decideCompanyVat } from "shared-schema/billing/company";
import { VAT_CODES, type VatCode } from "shared-schema/billing/vat";
import { inWords, refusalMessageBesideFields } from "#ui/feedback/refusalMessage.tsx";
import { emailLike } from "#ui/feedback/validate.ts";
import { textFor } from "#ui/i18n.ts";
import { purchaseMessages } from "../messages.ts";

const PERSON_FIELDS = ["billing_name", "billing_email"] as const;
const COMPANY_TEXTS = ["company_name", "company_reg_address", "company_reg_city", "company_reg_postcode"] as const;

type CompanyField = (typeof COMPANY_TEXTS)[number] | "company_vat_num" | "company_reg_country_iso";
export type PurchaseField = (typeof PERSON_FIELDS)[number] | "vat_code" | CompanyField;
/** The texts of the form, as they were typed. */
export type PurchaseTexts = Readonly<Record<PurchaseField, string>>;
export type PurchaseErrors = Partial<Record<PurchaseField | "terms" | "card", ReactElement>>;

type Bought = Pick<PayRequest, "vat_code" | PurchaseField>;

/** The buyer as the server takes it, or the message at each field that is missing or wrong. @param today YYYY-MM-DD */
export function checkForm(
  texts: PurchaseTexts,
  { accepted, today }: { accepted: boolean; today: string },
): { errors: PurchaseErrors; buyer: Bought | null } {
  const vat_code = codeOf(texts.vat_code);
  const company = vat_code === null || vat_code === "PERSON" ? null : checkCompany(texts, vat_code, today);
  const email = texts.billing_email.trim();
  const errors: PurchaseErrors = {
    ...missing(texts, PERSON_FIELDS),
    ...(email !== "" && withError("billing_email", emailLike(email))),
    ...(vat_code === null && { vat_code: none("vat_code") }),
    ...company?.errors,
    ...(!accepted && { terms: none("terms") }),
  };
  if (vat_code === null || Object.keys(errors).length > 0) return { errors, buyer: null };
  return {
    errors,
    buyer: { vat_code, billing_name: texts.billing_name.trim(), billing_email: email, ...company?.fields },
  };
}

/** The code that was chosen; null for none. */
export function codeOf(text: string): VatCode | null {
  return VAT_CODES.find((code) => code === text) ?? null;
}

function checkCompany(texts: PurchaseTexts, vat_code: Exclude<VatCode, "PERSON">, today: string) {
  const asked = { vat_code, country: texts.company_reg_country_iso || null, vat_number: texts.company_vat_num };
  const decided = decideCompanyVat(asked, today);
  const errors: PurchaseErrors = missing(texts, COMPANY_TEXTS);
  // The sentence says more than the code at its field.
  if (!decided.ok) {
    for (const field of ["company_reg_country_iso", "company_vat_num"] as const) {
      if (decided.refusal.fields?.[field]) errors[field] = refusalMessageBesideFields(decided.refusal);
    }
    if (texts.company_vat_num.trim() === "") errors.company_vat_num ??= none("company_vat_num");
  }
  const fields = {
    company_name: texts.company_name.trim(),
    company_vat_num: decided.ok ? decided.value : texts.company_vat_num,
    company_reg_address: texts.company_reg_address.trim(),
    company_reg_city: texts.company_reg_city.trim(),
    company_reg_postcode: texts.company_reg_postcode.trim().toUpperCase(),
    company_reg_country_iso: texts.company_reg_country_iso,
  };
  return { errors, fields };
}

/** Whether the VAT number is one of the country, as far as it can be told here. @param today YYYY-MM-DD */
export function fitsCountry(texts: PurchaseTexts, today: string): boolean {
  const vat_code = codeOf(texts.vat_code);
  // Numbers from outside the EU are not checked.
  if (vat_code === null || vat_code === "PERSON" || vat_code === "NON_EU_COMPANY") return false;
  const asked = { vat_code, country: texts.company_reg_country_iso || null, vat_number: texts.company_vat_num };
  return decideCompanyVat(asked, today).ok;
}

function missing(texts: PurchaseTexts, fields: readonly Exclude<PurchaseField, "company_reg_country_iso">[]) {
  const errors: PurchaseErrors = {};
  for (const field of fields) if (texts[field].trim() === "") errors[field] = none(field);
  return errors;
}

function withError(field: PurchaseField, error: ReactElement | null): PurchaseErrors {
  return error === null ? {} : { [field]: error };
}

function none(field: Exclude<PurchaseField, "company_reg_country_iso"> | "terms"): ReactElement {
  return inWords(() => textFor(purchaseMessages)(`purchase.none.${field}`));
}
