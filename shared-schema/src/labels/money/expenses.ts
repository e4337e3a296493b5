import type { Expense, ExpenseCategory } from "../../agreement/expenses/schema.ts";
import type { Bilingual } from "../../base/language.ts";
import { CALL_FIELDS, PAYMENT_FIELDS } from "../calls.ts";

export const EXPENSE: Bilingual = { en: "APA expense", fr: "Dépense d’APA" };

export const APA_ACCOUNT: Bilingual = { en: "APA account", fr: "Compte d’APA" };

/** The headings of the APA account, and what is noted of the petty cash. */
export const CATEGORY_LABELS: Readonly<Record<ExpenseCategory, Bilingual>> = {
  FUEL: { en: "Fuel", fr: "Carburant" },
  DOCKAGE: { en: "Dockage and moorings", fr: "Frais de port et mouillages" },
  PROVISIONS: { en: "Provisions", fr: "Avitaillement" },
  BEVERAGES: { en: "Beverages", fr: "Boissons" },
  UTILITIES: { en: "Water and electricity", fr: "Eau et électricité" },
  FORMALITIES: { en: "Formalities, agents and pilots", fr: "Formalités, agents et pilotes" },
  COMMUNICATIONS: { en: "Communications", fr: "Communications" },
  TRANSPORT: { en: "Transport ashore", fr: "Transport à terre" },
  EXCURSIONS: { en: "Restaurants and excursions", fr: "Restaurants et excursions" },
  LAUNDRY: { en: "Laundry", fr: "Blanchisserie" },
  OTHER: { en: "Other", fr: "Autre" },
  CASH_DRAWN: { en: "Cash drawn", fr: "Retrait d’espèces" },
  CASH_COUNTED: { en: "Cash count", fr: "Comptage de caisse" },
};

export const PAID_BY_LABELS: Readonly<Record<Expense["paid_by"], Bilingual>> = {
  CARD: { en: "Card", fr: "Carte" },
  CASH: { en: "Cash", fr: "Espèces" },
};

export const EXPENSE_FIELDS: Readonly<Record<Exclude<keyof Expense, "recorded_by" | "recorded_at">, Bilingual>> = {
  amount: CALL_FIELDS.amount,
  other: PAYMENT_FIELDS.other,
  category: { en: "Category", fr: "Catégorie" },
  date: { en: "Date", fr: "Date" },
  time: { en: "Time", fr: "Heure" },
  paid_by: { en: "Paid by", fr: "Payé par" },
  note: { en: "Note", fr: "Note" },
  supplier: { en: "Supplier", fr: "Fournisseur" },
  found_right: { en: "Found right", fr: "Vérifiée" },
  receipt_hash: { en: "Content of the receipt", fr: "Contenu du justificatif" },
  cancelled: PAYMENT_FIELDS.cancelled,
  document: PAYMENT_FIELDS.document,
};

/** The fields of money in another currency. */
export const OTHER_CURRENCY_FIELDS = {
  currency: { en: "Currency", fr: "Devise" },
  rate: { en: "Exchange rate", fr: "Taux de change" },
  source: { en: "Source of the rate", fr: "Source du taux" },
  day: { en: "Day of the rate", fr: "Jour du taux" },
} as const satisfies Readonly<Record<string, Bilingual>>;
