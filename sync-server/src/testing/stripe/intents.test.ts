import { expect, it } from "vitest";
import { readForm } from "./answers.ts";
import { confirmIntent, createIntent } from "./intents.ts";

const intentOf = (form: string) =>
  createIntent(readForm(`amount=1000&currency=eur${form}`), { id: "pi_1", created: 1_767_225_600 });
const confirm = (form: string, given = "") =>
  confirmIntent(intentOf(form), readForm(`payment_method=pm_card_visa${given}`));

it("refuses what Stripe refuses: ways to pay that redirect, without an address to return to", () => {
  expect(() => confirm("")).toThrow("return_url");
  expect(() => confirm("&allowed_payment_method_types[0]=card&allowed_payment_method_types[1]=link")).toThrow(
    "return_url",
  );
  expect(() => confirm("", "&return_url=https%3A%2F%2Fexample.org")).not.toThrow();
  expect(() => confirm("&allowed_payment_method_types[0]=card")).not.toThrow();
});

it("refuses sums and currencies that Stripe does not take", () => {
  expect(() => createIntent(readForm("amount=49&currency=eur"), { id: "pi_2", created: 0 })).toThrow();
  expect(() => createIntent(readForm("amount=1000&currency=euro"), { id: "pi_3", created: 0 })).toThrow("currency");
});
