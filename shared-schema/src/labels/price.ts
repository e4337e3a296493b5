import type { FuelBunker, Service } from "../agreement/schema.ts";
import type { Bilingual } from "../base/language.ts";
import { AGREEMENT_FIELDS } from "./agreement.ts";
import { CALL_LABELS } from "./calls.ts";

export const SERVICE: Bilingual = { en: "Service", fr: "Service" };

export const SERVICE_FIELDS: Readonly<Record<Exclude<keyof Service, "pos">, Bilingual>> = {
  name: { en: "Name", fr: "Nom" },
  price: { en: "Price", fr: "Prix" },
  product: { en: "Description", fr: "Description" },
};

export const BUNKER: Bilingual = { en: "Bunker", fr: "Soutage" };

export const BUNKER_FIELDS: Readonly<Record<Exclude<keyof FuelBunker, "pos">, Bilingual>> = {
  price_per_litre: { en: "Price per litre", fr: "Prix au litre" },
  quantity: { en: "Quantity", fr: "Quantité" },
  quantity_used: { en: "Quantity used", fr: "Quantité utilisée" },
};

/** The price of the voyage in a hire: the label of the agreement's field speaks of a cruise. */
const HIRE: Bilingual = { en: "Base charter hire", fr: "Prix de base de l’affrètement" };

/** The price of the voyage, as a contract of this type calls it. */
export function basePriceLabel(contractType: unknown): Bilingual {
  return contractType === "CHARTER" ? HIRE : PRICE_LINES.cruising;
}

/** Behind a total that lacks fuel, because it has no price. */
export const PLUS_FUEL: Bilingual = { en: "+ fuel", fr: "+ carburant" };

/** The lines that make up the price, in their order. */
export const PRICE_LINES = {
  cruising: AGREEMENT_FIELDS.base_price_cruising,
  routing: AGREEMENT_FIELDS.base_price_routing,
  oil: { en: "Fuel", fr: "Carburant" },
  services: { en: "Extra services", fr: "Services supplémentaires" },
  net: { en: "Net total", fr: "Total hors taxes" },
  vat: { en: "VAT", fr: "TVA" },
  total: { en: "Total agreement price", fr: "Prix total du contrat" },
  apa: CALL_LABELS.CEA,
  deposit: CALL_LABELS.DEPOSIT,
  grand: { en: "Grand total", fr: "Total général" },
} as const satisfies Readonly<Record<string, Bilingual>>;
