import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { countryName } from "../../geo/places/countries.ts";
import { amount } from "../../terms/format.ts";
import type { Invoice } from "../invoice.ts";
import type { Buyer, Seller } from "../party.ts";
import { spacedSiren } from "../texts.ts";
import { LABELS } from "./labels.ts";

const NBSP = "\u00a0";

/** Minor units as an amount with its currency: `8 062.20 EUR`. */
export function moneyText(minor: number, currency: string): string {
  return `${amount(minor / 10 ** minorDecimals(currency), currency)}${NBSP}${currency}`;
}

/** The rate of VAT; why there is none is said below the totals. */
export function rateText({ category, percent }: Invoice["vat"]): string {
  return category === "S" ? `${percent}${NBSP}%` : "—";
}

export function titleOf({ kind, number, language }: Invoice): string {
  return `${LABELS[kind][language]} ${number}`;
}

/** The lines below the name of seller or buyer. */
export function partyLines(
  { address, email }: Seller | Buyer,
  { siren, vatNumber }: { siren: string | null; vatNumber: string | null },
  { language }: Invoice,
): string[] {
  const { street, postcode, city, country } = address;
  const colon = { fr: `${NBSP}:`, en: ":" }[language];
  const say = (label: "siren" | "vatNumber", value: string | null) =>
    value === null ? "" : `${LABELS[label][language]}${colon} ${value}`;
  return [
    street,
    [postcode, city].filter(Boolean).join(" "),
    countryName(country, language),
    email,
    say("siren", siren === null ? null : spacedSiren(siren)),
    say("vatNumber", vatNumber),
  ].filter(Boolean);
}
