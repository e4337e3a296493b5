import { expect, it } from "vitest";
import { pdfText } from "../../../tests/attack/audience/ways/pdfText.ts";
import { testFonts } from "../contract/testing.test-support.ts";
import { factorX } from "./cii/factorX.ts";
import type { Invoice } from "./invoice.ts";
import { invoicePdf } from "./pdf.ts";
import { samples } from "./samples.test-support.ts";
import { GERMAN, SELLER, soldAs } from "./testing.test-support.ts";

const fonts = testFonts();
/** Lines are broken anywhere. */
const plain = (text: string) => text.replace(/\s/g, "");
const printed = (invoice: Invoice) =>
  plain(pdfText(invoicePdf(invoice, fonts, { issuedAt: "2027-01-15T09:30:00Z", productName: "Passerelle" }).bytes));

/** What French law has every invoice say (CGI, annex II, art. 242 nonies A; C. com. R123-237). */
const ALWAYS = [
  [
    "the seller’s name, form, capital, register and number",
    "Passerelle, SAS au capital de 10 000 €, RCS Nice 303 265 045",
  ],
  ["the seller’s address", "1 quai des Docks"],
  ["the seller’s town", "06300 Nice"],
  ["the seller’s VAT number", "FR40303265045"],
  ["the number", "F-2027-000001"],
  ["the days of issue and supply", "2027-01-15"],
  ["the nature of the supply", "Prestation de services"],
  ["the option on debits", "Option pour le paiement de la taxe d’après les débits."],
  ["what was sold", "Contrat MYBA 0042, frais de service"],
  ["the agreement", "00042 · Riviera – Corsica"],
  ["the payment", "Payé par carte bancaire le 2027-01-15 (pi_3QfT4k2eZvKYlo2C)."],
  ["the data in it", "factur-x.xml"],
] as const;

/** What an invoice to a business says besides (C. com. L441-9). */
const TO_A_BUSINESS = [
  [
    "the compensation for recovery",
    "Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.",
  ],
  ["the interest on late payment", "Pénalités de retard : trois fois le taux d’intérêt légal."],
  ["that early payment is not rewarded", "Pas d’escompte pour paiement anticipé."],
] as const;

const { person, french, reverse, outside, dollars, credit } = samples();
const texts = (invoice: Invoice | undefined) => {
  if (!invoice) throw new Error("There is no such sample");
  return { pdf: printed(invoice), xml: plain(factorX(invoice)) };
};

it.each(ALWAYS)("says %s", (_, mention) => {
  expect(texts(person).pdf).toContain(plain(mention));
  expect(texts(french).pdf).toContain(plain(mention));
});

it.each(TO_A_BUSINESS)("says to a business %s, in its data too", (_, mention) => {
  const { pdf, xml } = texts(french);
  expect(pdf).toContain(plain(mention));
  expect(xml).toContain(plain(mention));
  expect(texts(person).pdf).not.toContain(plain(mention));
});

it("names the French buyer with both numbers, and the sums of each rate", () => {
  const { pdf } = texts(french);
  for (const line of [
    "Armement du Cap SARL",
    "3 rue du Port",
    "SIREN : 303 265 045",
    "N° TVA : FR40303265045",
    "TVA 20 %",
  ]) {
    expect(pdf).toContain(plain(line));
  }
  expect(pdf).toContain(plain("8 162.19 EUR"));
});

it("says why there is no VAT, with the VAT numbers of both sides", () => {
  const { pdf, xml } = texts(reverse);
  for (const line of [
    "Autoliquidation",
    "article 283-2",
    "article 196 of Directive 2006/112/EC",
    "DE136695976",
    SELLER.vatNumber,
  ]) {
    expect(pdf).toContain(plain(line));
    expect(xml).toContain(plain(line));
  }
  expect(texts(soldAs({ language: "fr", buyer: GERMAN, vat: { category: "AE", percent: 0 } })).pdf).toContain(
    plain("Autoliquidation : TVA due par le preneur"),
  );
  expect(texts(outside).pdf).toContain(plain("No French VAT, article 259-1 of the French tax code (CGI)"));
});

it("says VAT in euros with the rate and its day where it is in another currency", () => {
  expect(texts(dollars).pdf).toContain(plain("ECB rate of 2027-01-14, 1 EUR = 1.0823 USD"));
});

it("names on a credit note the invoice that it corrects", () => {
  const { pdf } = texts(credit);
  for (const line of [
    "Avoir A-2027-000001",
    "Corrige la facture",
    "F-2027-000001 du 2027-01-15",
    "Remboursé sur la carte",
  ]) {
    expect(pdf).toContain(plain(line));
  }
});

it("says whatever else the operator has to say", () => {
  const mentions = "Membre d’une association agréée, le règlement par chèque est accepté.";
  const { pdf, xml } = texts(soldAs({ seller: { ...SELLER, mentions } }));
  expect([pdf, xml].map((text) => text.includes(plain(mentions)))).toEqual([true, true]);
});
