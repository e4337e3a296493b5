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
  const letter = reminderLetter({ request: { ...REQUEST, date_due, isAtOnce }, callId: "c", sender, hasAccount: true });
  expect(letter.facts?.find(({ label }) => label.en === "Due")?.value).toEqual(due);
});
