import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Scenario } from "./scenario.ts";
import { COMPANY, PERSON, type Till } from "./till.ts";

const CHECKED = { ...PERSON, payment_method_id: "pm_card_threeDSecure2Required" };
const TEN_MINUTES_MS = 601_000;

/** A card that is not charged, and what its owner is told. */
const DECLINED: readonly [method: string, expected: RegExp][] = [
  ["pm_card_chargeDeclined", /Your card was declined/],
  ["pm_card_chargeDeclinedInsufficientFunds", /insufficient funds/],
  ["pm_card_chargeDeclinedExpiredCard", /has expired/],
  ["pm_card_chargeDeclinedIncorrectCvc", /security code/],
  // A thief is not told what is known of the card.
  ["pm_card_chargeDeclinedLostCard", /Your card was declined/],
];

/** The only payment, which has charged the total of the only order. */
async function expectChargedOnce(till: Till): Promise<void> {
  const charged = (await till.payments()).filter(({ state }) => state === "paid");
  deepEqual(
    charged.map(({ id, amount, currency }) => [id, amount, currency]),
    till.orders().map(({ payment_id, total, currency }) => [payment_id, total, currency]),
  );
  equal(till.papers().length, 1);
}

/** Buying the fee with a card. */
export const PURCHASES: readonly Scenario[] = [
  {
    name: "charges the total once, and issues the invoice",
    async run(till) {
      const { price } = (await till.offer()).body.products[0];
      const { status, body } = await till.pay();
      deepEqual([status, body.status, body.invoice_number], [200, "paid", "F1-00001"]);
      const { state, net, total } = till.order() ?? {};
      deepEqual([state, net, total], ["paid", Math.round(price * 100), Math.round(price * 120)]);
      await expectChargedOnce(till);
      equal((await till.offer()).body, null);
    },
  },
  {
    name: "answers as paid whoever pays again, and charges no one",
    async run(till) {
      const answers = await Promise.all([till.pay(), till.pay(), till.pay(PERSON, "broker")]);
      deepEqual(
        answers.map(({ body }) => body.status),
        ["paid", "paid", "paid"],
      );
      await expectChargedOnce(till);
    },
  },
  {
    name: "charges no VAT to a company elsewhere in the EU",
    async run(till) {
      const { price } = (await till.offer()).body.products[0];
      await till.pay(COMPANY);
      const { vat, total, buyer } = till.order() ?? {};
      deepEqual([vat, total], [0, Math.round(price * 100)]);
      equal(JSON.parse(buyer ?? "").company.vat_number, "DE136695976");
      await expectChargedOnce(till);
    },
  },
  ...DECLINED.map(([payment_method_id, expected]) => ({
    name: `says that ${payment_method_id} was not charged, and takes another card on the same payment`,
    async run(till: Till) {
      const declined = await till.pay({ ...PERSON, payment_method_id });
      equal(declined.status, 400);
      match(declined.body.message, expected);
      const { state, attempt } = till.order() ?? {};
      deepEqual([state, attempt], ["unpaid", 1]);
      equal((await till.pay()).body.status, "paid");
      deepEqual([(await till.payments()).length, till.order()?.attempt], [1, 2]);
    },
  })),
  {
    name: "waits for the bank’s check, and takes another card after it",
    async run(till) {
      const { body } = await till.pay(CHECKED);
      equal(body.requires_action, true);
      const [payment] = await till.payments();
      deepEqual([body.payment_intent_id, payment?.state], [payment?.id, "check"]);
      match(body.payment_intent_client_secret, /secret/);
      const { payment_method_id: _, ...rest } = PERSON;
      equal((await till.pay({ ...rest, payment_intent_id: body.payment_intent_id })).body.requires_action, true);
      await till.pay({ ...PERSON, payment_method_id: "pm_card_chargeDeclined" });
      equal((await till.pay()).body.status, "paid");
      equal((await till.payments()).length, 1);
    },
  },
  {
    name: "leaves an order unpaid that was abandoned in the bank’s check",
    async run(till) {
      equal((await till.pay(CHECKED)).body.requires_action, true);
      till.clock.advance(TEN_MINUTES_MS);
      await till.reconcile();
      equal(till.order()?.state, "unpaid");
    },
  },
  {
    name: "takes no payment of another order",
    async run(till) {
      equal((await till.pay(CHECKED)).body.requires_action, true);
      const { payment_method_id: _, ...rest } = PERSON;
      equal((await till.pay({ ...rest, payment_intent_id: "pi_other" })).status, 409);
      ok((await till.payments()).every(({ state }) => state !== "paid"));
    },
  },
];
