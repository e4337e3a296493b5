import { ValidationErrorsIBAN, validateBIC, validateIBAN } from "ibantools";
import { fault, type Refused, refusedAt } from "../base/result.ts";
import { plainIban } from "./ibansOnFile.ts";
import type { ProfileBody } from "./schema.ts";

/** The reasons why a text is no IBAN, of the first that it shows. */
type IbanFault = "no-iban-country" | "no-iban-form" | "no-iban";

const CODES = {
  "no-iban-country": "profile.wrong-iban-country",
  "no-iban-form": "profile.wrong-iban-form",
  "no-iban": "profile.wrong-iban",
} as const;

/**
 * Returns the reason why a text is no IBAN, null where it is one: the country's length and structure of the SWIFT registry, the check digits of
 * ISO 7064 MOD 97-10, and those inside the account number where its country has some. Spaces, hyphens and case are ignored.
 */
export function ibanFault(text: string): IbanFault | null {
  const { valid, errorCodes } = validateIBAN(plainIban(text));
  if (valid) return null;
  const has = (...codes: ValidationErrorsIBAN[]) => codes.some((code) => errorCodes.includes(code));
  if (has(ValidationErrorsIBAN.NoIBANProvided, ValidationErrorsIBAN.NoIBANCountry)) return "no-iban-country";
  const { WrongBBANLength, WrongBBANFormat, ChecksumNotNumber } = ValidationErrorsIBAN;
  return has(WrongBBANLength, WrongBBANFormat, ChecksumNotNumber) ? "no-iban-form" : "no-iban";
}

/** Whether a text has the form of a BIC (ISO 9362): eight or eleven characters with a country in the middle. Spaces are ignored. */
export function isBic(text: string): boolean {
  return validateBIC(text.replace(/\s/g, "").toUpperCase()).valid;
}

/** Refuses an IBAN or BIC that is entered wrong. One that was stored before the rule stays until someone changes it. */
export function decideBankAccount(before: ProfileBody | null, { iban, swiftbic }: ProfileBody): Refused | null {
  const wrong = iban?.trim() && iban !== before?.iban ? ibanFault(iban) : null;
  if (iban && wrong) return refusedAt({ iban: [fault(wrong)] }, CODES[wrong], { iban });
  if (!swiftbic?.trim() || swiftbic === before?.swiftbic || isBic(swiftbic)) return null;
  return refusedAt({ swiftbic: [fault("no-bic")] }, "profile.wrong-bic", { bic: swiftbic });
}
