import { deepEqual, equal } from "node:assert/strict";
import type { Scenario } from "./scenario.ts";
import { PERSON, type Till } from "./till.ts";

const DAY_MS = 86_400_000;
/** A dispute appears some seconds after the charge. */
const MOST_LOOKS = 30;
const LOOK_EVERY_MS = 2_000;

const refunded = async (till: Till) => (await till.payments()).map((payment) => payment.refunded);

/** Looks once a day of the till's clock. */
async function lookUntilDisputed(till: Till): Promise<void> {
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    till.clock.advance(DAY_MS + 1);
    await till.reconcile();
    if (till.order()?.state === "disputed") return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** What becomes of an order that was paid. */
export const LATER: readonly Scenario[] = [
  {
    name: "is credited in part and then whole, with the same VAT in all",
    async run(till) {
      await till.pay();
      const total = till.order()?.total ?? 0;
      const part = (await till.refund({ amount: 10.01 })).body;
      deepEqual([part.state, part.refunded], ["partly_refunded", 10.01]);
      equal((await till.refund({ amount: total })).status, 409);
      equal((await till.refund()).body.state, "refunded");
      equal((await till.refund()).status, 409);
      const [invoice, ...notes] = till.papers();
      deepEqual(
        notes.map(({ kind, number }) => [kind, number]),
        [
          ["credit_note", 2],
          ["credit_note", 3],
        ],
      );
      equal(
        notes.reduce((sum, { vat }) => sum + vat, 0),
        invoice?.vat,
      );
      deepEqual(await refunded(till), [total]);
    },
  },
  {
    name: "may be bought again once it was given back, as another order",
    async run(till) {
      await till.pay();
      await till.refund();
      equal((await till.pay()).body.status, "paid");
      deepEqual(
        till.orders().map(({ state, round }) => [state, round]),
        [
          ["refunded", 0],
          ["paid", 1],
        ],
      );
    },
  },
  {
    name: "is given back once for a double click, and again by whoever has seen that",
    async run(till) {
      await till.pay();
      const refund = (seen: number) => till.refund({ amount: 5, refunded: seen });
      const clicks = await Promise.all([refund(0), refund(0)]);
      deepEqual(clicks.map(({ status }) => status).sort(), [200, 409]);
      deepEqual(await refunded(till), [500]);
      equal((await refund(5)).status, 200);
      deepEqual(await refunded(till), [1_000]);
    },
  },
  {
    name: "is shown as disputed, and not given back meanwhile",
    async run(till) {
      await till.pay({ ...PERSON, payment_method_id: "pm_card_createDispute" });
      await lookUntilDisputed(till);
      equal(till.order()?.state, "disputed");
      equal((await till.refund()).status, 409);
      deepEqual(await refunded(till), [0]);
    },
  },
  {
    name: "is read back after a restore, until which no one can buy, and begins a new series of invoices",
    async run(till) {
      await till.backUp();
      await till.pay();
      const { payment_id } = till.order() ?? {};
      await till.restore();
      deepEqual(till.orders(), []);
      equal((await till.pay()).status, 503);
      await till.reconcile();
      const [payment, ...others] = await till.payments();
      const order = till.order();
      deepEqual([order?.state, order?.payment_id, order?.total], ["paid", payment_id, payment?.amount]);
      deepEqual([payment?.state, others], ["paid", []]);
      const minute = till.clock.now().toISOString().replace(/\D/g, "").slice(2, 12);
      equal((await till.pay()).body.invoice_number, `F${minute}-00001`);
    },
  },
];
