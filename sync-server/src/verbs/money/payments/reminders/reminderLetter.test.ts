import { expect, it } from "vitest";
import { reminderLetter } from "./reminderLetter.ts";

const REQUEST = { agreement: 7, agreementName: "Riviera", designation: "Balance", asked: 100, currency: "EUR" };

it.each([
  ["its date", "2027-07-03", false, { en: "Jul 03, 2027", fr: "3 juil. 2027" }],
  ["its date, though the product opened it", "2027-07-03", true, { en: "Jul 03, 2027", fr: "3 juil. 2027" }],
  ["on signature", null, false, { en: "on execution of the agreement", fr: "à la signature du contrat" }],
  ["on receipt, of a call that the product opened", null, true, { en: "on receipt", fr: "à réception" }],
] as const)("says when the call is due: %s", (_, date_due, isAtOnce, due) => {
  const sender = { id: 1, name: "Ann Broker" };
  const request = { ...REQUEST, date_due, isAtOnce };
  const letter = reminderLetter({ request, today: "2027-07-01", callId: "c", sender, hasAccount: true });
  expect(letter.facts?.find(({ label }) => label.en === "Due")?.value).toEqual(due);
});

it.each([
  ["due", "2027-07-01", "Payment reminder: €100.00 due 3 July · 00007", "Rappel de paiement : 100,00 € dus le 3 juillet · 00007"],
  ["late", "2027-07-04", "Payment reminder: €100.00 overdue since 3 July · 00007", null],
] as const)("its subject says what is to be paid and when: %s", (_, today, en, fr) => {
  const request = { ...REQUEST, date_due: "2027-07-03", isAtOnce: false };
  const sender = { id: 1, name: null };
  const { subject } = reminderLetter({ request, today, callId: "c", sender, hasAccount: true });
  expect(subject.en).toBe(en);
  if (fr !== null) expect(subject.fr.replaceAll(/\s/g, " ")).toBe(fr);
});
