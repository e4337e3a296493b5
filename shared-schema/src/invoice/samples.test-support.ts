import type { Invoice } from "./invoice.ts";
import { creditNoteOf } from "./issue.ts";
import { FRENCH, GERMAN, ISSUE, SWISS, soldAs } from "./testing.test-support.ts";

const DOLLAR = { rate: 1.0823, day: "2027-01-14" };

/** An invoice or credit note of each kind, under the name of its golden files. */
export function samples(): Record<string, Invoice> {
  const person = soldAs();
  const french = soldAs({
    buyer: FRENCH,
    lines: [
      { description: "Contrat MYBA 0042, frais de service", net: 806_220 },
      { description: "Avenant 1, différence des frais", net: 9_999 },
    ],
  });
  const reverse = soldAs({
    language: "en",
    buyer: GERMAN,
    lines: [{ description: "Agreement 0042, service fee", net: 806_220 }],
    vat: { category: "AE", percent: 0 },
  });
  const refund = { amount: 100_001, payment: { on: "2027-02-03", reference: "re_3QfT4k2eZvKYlo2C" } };
  return {
    person,
    french,
    reverse,
    outside: soldAs({
      language: "en",
      buyer: SWISS,
      lines: [{ description: "Agreement 0042, service fee", net: 806_220 }],
      vat: { category: "O", percent: 0 },
    }),
    dollars: soldAs(
      { language: "en", lines: [{ description: "Agreement 0042, service fee", net: 806_220 }], currency: "USD" },
      { rate: DOLLAR },
    ),
    yen: soldAs(
      { currency: "JPY", lines: [{ description: "Frais", net: 1_001 }] },
      { rate: { rate: 169.3, day: "2027-01-14" } },
    ),
    credit: creditNoteOf(person, [], refund, { ...ISSUE, number: "A-2027-000001", on: "2027-02-03" }),
  };
}
