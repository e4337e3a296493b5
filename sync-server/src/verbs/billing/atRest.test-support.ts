import { paperNumber } from "shared-schema/billing/invoiceNumber";
import { coversFee } from "shared-schema/billing/order";
import { expect } from "vitest";
import type { BillingServer } from "./billing.test-support.ts";
import { printPapers } from "./papers/print.ts";

/** What holds at every moment: nothing is fulfilled that was not charged, and nothing is charged twice. */
function expectNoHarm({ stripe, store }: BillingServer): void {
  const paid = new Map(stripe.paid().map((intent) => [intent.id, intent]));
  const orders = store.billing.orders.between("0000", "9999");
  for (const order of orders) {
    if (!coversFee(order.state) || order.total === 0) continue;
    expect(paid.get(order.payment_id ?? "")?.amount, `${order.id} is fulfilled and was not charged`).toBe(order.total);
  }
  const kept = new Map<string, number>();
  for (const { metadata, amount, refunded } of paid.values()) {
    const version = `${metadata["cruise_id"]}/${metadata["version"]}`;
    if (refunded < amount) kept.set(version, (kept.get(version) ?? 0) + 1);
  }
  expect([...kept].filter(([, times]) => times > 1)).toEqual([]);
  for (const [series, numbers] of numbersOf(store)) {
    expect(numbers, `series ${series}`).toEqual(numbers.map((_, index) => index + 1));
  }
}

/** What holds from one moment to the next, a restore from a backup between them. */
export function harmOf(world: BillingServer) {
  const given = new Map<string, string>();
  let series = 0;
  return {
    /** A number is given once, and never again to another paper; after a restore they are of a new series. */
    expectNone() {
      expectNoHarm(world);
      for (const row of world.papers()) {
        const number = paperNumber(row.kind, row.series, row.number);
        const text = [row.order_id, row.total, row.issued_at].join();
        if (!given.has(number)) expect(row.series, `${number} was drawn`).toBeGreaterThanOrEqual(series);
        expect([number, text]).toEqual([number, given.get(number) ?? text]);
        given.set(number, text);
      }
      series = world.store.billing.invoices.series();
    },
  };
}

function numbersOf(store: BillingServer["store"]): Map<number, number[]> {
  const series = new Map<number, number[]>();
  for (const row of store.billing.invoices.between("0000", "9999")) {
    series.set(row.series, [...(series.get(row.series) ?? []), row.number]);
  }
  return series;
}

/** What holds once everybody has left and the provider was asked: whatever was charged is fulfilled, with one invoice, and printed. */
export async function expectAtRest(world: BillingServer): Promise<void> {
  const { stripe, store, clock } = world;
  world.killAt(null);
  for (let look = 0; look < 2; look += 1) {
    clock.advance(25 * 3_600_000);
    await world.reconcile();
  }
  await printPapers(world.server.deps);
  expectNoHarm(world);
  for (const intent of stripe.paid()) {
    const order = store.billing.orders.byPayment(intent.id);
    expect(order, `${intent.id} was charged and is no one’s`).toBeDefined();
    if (!order) continue;
    expect(order.refunded, intent.id).toBe(intent.refunded);
    expect(coversFee(order.state) || intent.refunded === intent.amount, `${order.id} is ${order.state}`).toBe(true);
    const papers = store.billing.invoices.of(order.id);
    expect(papers.filter(({ kind }) => kind === "invoice").map(({ total }) => total)).toEqual([intent.amount]);
    const credited = papers.filter(({ kind }) => kind === "credit_note").reduce((sum, { total }) => sum + total, 0);
    expect(credited, intent.id).toBe(intent.refunded);
  }
  const orders = store.billing.orders.between("0000", "9999");
  expect(orders.filter(({ state }) => state === "pending")).toEqual([]);
  expect(store.billing.files.lacking()).toEqual([]);
}
