import type { Invoice } from "./invoice.ts";
import { type Issue, invoiceOf, type Sale } from "./issue.ts";
import type { Buyer, Seller } from "./party.ts";

export const SELLER: Seller = {
  name: "Passerelle",
  legalForm: "SAS",
  capital: "10 000 €",
  siren: "303265045",
  register: "Nice",
  vatNumber: "FR40303265045",
  address: { street: "1 quai des Docks", postcode: "06300", city: "Nice", country: "FR" },
  email: "compta@passerelle.example",
  isVatOnDebits: true,
};

export const PERSON: Buyer = {
  name: "Łukasz Žižka",
  company: null,
  address: { street: "", postcode: "", city: "", country: "FR" },
  email: "lukasz@example.org",
};

export const GERMAN: Buyer = {
  name: "Müller & Söhne «Yachten» <GmbH>",
  company: { vatNumber: "DE136695976", siren: null },
  address: { street: "Elbchaussee 2", postcode: "22765", city: "Hamburg", country: "DE" },
  email: "rechnung@example.org",
};

export const FRENCH: Buyer = {
  name: "Armement du Cap SARL",
  company: { vatNumber: "FR40303265045", siren: "303265045" },
  address: { street: "3 rue du Port", postcode: "06600", city: "Antibes", country: "FR" },
  email: "compta@example.org",
};

export const SWISS: Buyer = {
  name: "Léman Holding SA",
  company: { vatNumber: "CHE-116.281.710", siren: null },
  address: { street: "Quai 1", postcode: "1201", city: "Genève", country: "CH" },
  email: "buchhaltung@example.org",
};

/** The fee of an agreement, sold to a person in French. */
export const SALE: Sale = {
  language: "fr",
  currency: "EUR",
  seller: SELLER,
  buyer: PERSON,
  lines: [{ description: "Contrat MYBA 0042, frais de service", net: 806_220 }],
  vat: { category: "S", percent: 20 },
  suppliedOn: "2027-01-15",
  payment: { on: "2027-01-15", reference: "pi_3QfT4k2eZvKYlo2C" },
  agreement: { number: 42, name: "Riviera – Corsica" },
};

export const ISSUE: Issue = { number: "F-2027-000001", on: "2027-01-15", rate: null };

/** An invoice of the usual sale, with what is particular to it. */
export function soldAs(sale: Partial<Sale> = {}, issue: Partial<Issue> = {}): Invoice {
  return invoiceOf({ ...SALE, ...sale }, { ...ISSUE, ...issue });
}
