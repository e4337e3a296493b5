import { isSEPACountry } from "ibantools";
import { oneLine } from "../../base/text/oneLine.ts";
import { ibanFault, isBic } from "../../profile/bank.ts";
import { plainIban } from "../../profile/ibansOnFile.ts";

/** A credit transfer as a bank's app reads it from a code. */
export interface Transfer {
  /** The holder of the account. */
  name: string;
  iban: string | null | undefined;
  bic: string | null | undefined;
  currency: string;
  /** In the currency's own unit. */
  amount: number;
  /** A creditor reference (ISO 11649). */
  reference: string;
}

/** The reasons why a transfer has no code. */
export type NoCode = "no-euro" | "amount" | "no-iban" | "no-sepa" | "no-bic" | "name";

/** The guideline's limits: characters of the name, bytes of the whole (version 13 at level M), and the amount. */
const MOST_NAME = 70;
const MOST_BYTES = 331;
const LEAST_CENTS = 1;
const MOST_CENTS = 99_999_999_999;

/** The European Economic Area, within which the BIC may be left out. IBANs of French territories begin with FR. */
const EEA = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/**
 * The text of a SEPA code after the guideline EPC069-12, version 002, in UTF-8: euro only, to an account in SEPA, with the BIC where the
 * account is outside the EEA, the amount and the creditor reference.
 */
export function epcCode(transfer: Transfer): { ok: true; text: string } | { ok: false; why: NoCode } {
  const { currency, amount, reference } = transfer;
  const cents = Math.round(amount * 100);
  const iban = plainIban(transfer.iban ?? "");
  const bic = plainIban(transfer.bic ?? "");
  const name = oneLine(transfer.name).normalize("NFC");
  if (currency !== "EUR") return { ok: false, why: "no-euro" };
  if (!(cents >= LEAST_CENTS && cents <= MOST_CENTS)) return { ok: false, why: "amount" };
  if (ibanFault(iban) !== null) return { ok: false, why: "no-iban" };
  if (!isSEPACountry(iban.slice(0, 2))) return { ok: false, why: "no-sepa" };
  const isBicGiven = isBic(bic);
  if (!isBicGiven && !EEA.has(iban.slice(0, 2))) return { ok: false, why: "no-bic" };
  if (name === "" || [...name].length > MOST_NAME) return { ok: false, why: "name" };
  // Service, version, character set, identification, BIC, name, IBAN, amount, purpose, reference. What follows the last is left out.
  const lines = ["BCD", "002", "1", "SCT", isBicGiven ? bic : "", name, iban, `EUR${decimal(cents)}`, "", reference];
  const text = lines.join("\n");
  return new TextEncoder().encode(text).length > MOST_BYTES ? { ok: false, why: "name" } : { ok: true, text };
}

function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
