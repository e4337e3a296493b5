import { PDFDocument } from "@cantoo/pdf-lib";
import fc from "fast-check";
import { purchaseSums, VAT_CODES, VAT_RATES } from "shared-schema/billing/vat";
import { vatShare } from "shared-schema/invoice/amounts";
import { invoice } from "shared-schema/invoice/invoice";
import { beforeEach, describe, expect, it } from "vitest";
import { COMPANY, PERSON } from "../../testing/stripe/till.ts";
import { reading } from "../base/context.ts";
import { keepRates } from "../money/exchange/keepRates.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";
import { composePaper } from "./papers/compose.ts";
import { printPapers } from "./papers/print.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const print = () => printPapers(world.server.deps);
const paperPath = (number: string) => `/billing/orders/${world.orders()[0]?.id}/papers/${number}`;
const get = async (name: string, number: string) => (await world.as(name)).get(paperPath(number));
const bytesOf = (number: number) => world.store.billing.files.pdfOf({ series: 1, number });
const contentOf = (number: number) =>
  invoice.parse(JSON.parse(world.store.billing.files.textOf({ series: 1, number }) ?? "null"));
const refund = async (body: object) =>
  (await world.as("admin")).post(`/billing/orders/${world.orders()[0]?.id}/refund`, body);

describe("an invoice", () => {
  it("is printed after the payment, once, with its data in it", async () => {
    await world.pay(COMPANY);
    expect(bytesOf(1)).toBeUndefined();
    await print();
    const bytes = bytesOf(1);
    const pdf = await PDFDocument.load(bytes ?? "", { updateMetadata: false });
    expect(pdf.getTitle()).toContain("F1-00001");
    expect(pdf.catalog.toString()).toContain("/AF ");
    world.clock.advance(86_400_000);
    await print();
    expect(bytesOf(1)?.equals(bytes ?? Buffer.alloc(0))).toBe(true);
    expect(contentOf(1)).toMatchObject({
      ...{ kind: "INVOICE", number: "F1-00001", issuedOn: "2027-01-15", vat: { category: "AE", amount: 0 } },
      buyer: { name: "Nord GmbH", company: { vatNumber: "DE136695976", siren: null }, address: { country: "DE" } },
      agreement: { number: 1 },
      payment: { on: "2027-01-15", reference: world.orders()[0]?.payment_id },
    });
  });

  it("names the person and the address that the account had when it paid", async () => {
    await world.pay({ ...PERSON, billing_name: undefined });
    const before = world.papers()[0]?.facts ?? "";
    const client = await world.as("client");
    const { version } = (await client.get(`/user/profile/${client.profileId}`)).body;
    await client.put(`/user/profile/${client.profileId}`, { version, address: "Elsewhere 9", city: "Elsewhere" });
    await print();
    expect(before).not.toContain("Elsewhere");
    expect(JSON.stringify(contentOf(1).buyer)).not.toContain("Elsewhere");
    expect(contentOf(1).buyer).toMatchObject({ company: null, email: PERSON.billing_email });
  });

  it("is downloaded by its buyer and by administrators, printed or not yet, and by no one else", async () => {
    await world.pay();
    const { status, headers } = await get("client", "F1-00001");
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toBe('attachment; filename="F1-00001.pdf"');
    expect(bytesOf(1)).toBeDefined();
    expect((await get("admin", "F1-00001")).status).toBe(200);
    for (const name of ["broker", "carrier", "passenger"]) expect((await get(name, "F1-00001")).status).toBe(404);
    expect((await get("client", "F1-00002")).status).toBe(404);
  });

  it("is printed by the next process where this one was killed before", async () => {
    await world.pay();
    await world.restart();
    await print();
    expect(bytesOf(1)).toBeDefined();
    expect(world.papers()).toHaveLength(1);
  });

  it("stays to be printed where printing fails, is shown to administrators, and is tried less and less often", async () => {
    await world.pay();
    const { printer } = world.server.deps;
    let tries = 0;
    const fail = () => {
      tries += 1;
      return Promise.reject(new Error("full"));
    };
    const broken = { ...world.server.deps, printer: { ...printer, invoice: fail } };
    const seconds: number[] = [];
    for (let second = 0; second <= 300; second += 20) {
      const before = tries;
      await printPapers(broken);
      if (tries > before) seconds.push(second);
      world.clock.advance(20_000);
    }
    expect(seconds).toEqual([0, 20, 60, 140, 300]);
    const health = (await (await world.as("admin")).get("/health/")).body;
    expect(health.queues).toContainEqual({ queue: "papers", waiting: 1, oldest: world.papers()[0]?.issued_at });
    expect(health.unprinted).toMatchObject([
      { number: "F1-00001", reason: { en: expect.stringContaining("not printed") } },
    ]);
    world.clock.advance(3_600_000);
    await print();
    expect(bytesOf(1)).toBeDefined();
    expect((await (await world.as("admin")).get("/health/")).body.unprinted).toEqual([]);
  });

  it("is printed though a hundred older papers cannot be", async () => {
    await world.pay();
    const [paid] = world.papers();
    if (!paid) throw new Error("Nothing was issued");
    const { invoices } = world.store.billing;
    for (let number = 1; number <= 120; number += 1) invoices.add({ ...paid, series: 0, number, facts: "{}" });
    await print();
    expect(bytesOf(1)).toBeDefined();
  });
});

describe("credit notes", () => {
  it("correct their invoice, and add up to it", async () => {
    await world.pay();
    await refund({ amount: 10.01 });
    await refund({});
    await print();
    const [paid, first, last] = [contentOf(1), contentOf(2), contentOf(3)];
    expect(first).toMatchObject({ kind: "CREDIT_NOTE", number: "A1-00002", total: 1_001 });
    expect(first.corrects).toEqual({ number: "F1-00001", issuedOn: "2027-01-15" });
    expect([first.total + last.total, first.vat.amount + last.vat.amount]).toEqual([paid.total, paid.vat.amount]);
    expect((await get("client", "A1-00002")).status).toBe(200);
  });
});

it("says its VAT in euros where it is in another currency, as soon as the rate of the day is known", async () => {
  await world.pay();
  const [row] = world.papers();
  if (!row) throw new Error("Nothing was issued");
  const inDollars = () => composePaper(reading(world.server.deps), { ...row, currency: "USD" });
  expect(inDollars()).toMatchObject({ ok: false, refusal: { code: "billing.paper-needs-rate" } });
  keepRates(world.server.deps, [{ day: "2027-01-14", rates: { USD: 1.25 } }]);
  const vatInEuros = { amount: Math.round(row.vat / 1.25), rate: 1.25, day: "2027-01-14" };
  expect(inDollars()).toMatchObject({ ok: true, value: { currency: "USD", vatInEuros } });
});

it("says the sums that were charged, for every price, currency and buyer, whatever is given back", () => {
  const currency = fc.constantFrom("EUR", "USD", "JPY", "KWD");
  const world = fc.record({
    cents: fc.integer({ min: 50, max: 10_000_000 }),
    currency,
    code: fc.constantFrom(...VAT_CODES),
  });
  fc.assert(
    fc.property(
      world,
      fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 4 }),
      ({ cents, currency, code }, cuts) => {
        const price = currency === "JPY" ? cents : cents / 100;
        const sums = purchaseSums(price, VAT_RATES[code], currency);
        const unit = currency === "KWD" ? 10 : 1;
        expect([sums.net % unit, sums.vat % unit, sums.net + sums.vat]).toEqual([0, 0, sums.total]);
        const parts = cuts.map((cut) => Math.floor((sums.total * cut) / 1_000 / unit) * unit).sort((a, b) => a - b);
        const shares = [0, ...parts, sums.total].map((part) => vatShare({ ...sums, currency }, part));
        expect(shares.at(-1)).toBe(sums.vat);
        for (const [n, share] of shares.entries()) expect(share).toBeGreaterThanOrEqual(shares[n - 1] ?? 0);
      },
    ),
  );
});
