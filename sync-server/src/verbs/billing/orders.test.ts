import { beforeEach, describe, expect, it } from "vitest";
import { COMPANY, PERSON } from "../../testing/stripe/till.ts";
import { type BillingServer, billingServer } from "./billing.test-support.ts";

let world: BillingServer;
beforeEach(async () => {
  world = await billingServer();
});

const get = async (name: string, path: string) => (await world.as(name)).get(path);
const orderPath = () => `/billing/orders/${world.orders()[0]?.id}`;

describe("an order", () => {
  it("is read by its buyer and by administrators, and by no other party of the agreement", async () => {
    await world.pay();
    expect((await get("client", orderPath())).body).toMatchObject({
      state: "paid",
      billing_email: PERSON.billing_email,
    });
    expect((await get("admin", orderPath())).status).toBe(200);
    for (const name of ["broker", "carrier", "captain", "passenger"]) {
      expect([name, (await get(name, orderPath())).status]).toEqual([name, 404]);
    }
  });
});

describe("the list of administrators", () => {
  it("is cut by state, days and words", async () => {
    await world.pay();
    const found = async (query: string) => (await get("admin", `/billing/orders?${query}`)).body.length;
    expect(await found("")).toBe(1);
    expect([await found("state=paid"), await found("state=pending")]).toEqual([1, 0]);
    expect([await found("from=2027-01-15&to=2027-01-15"), await found("from=2027-01-16")]).toEqual([1, 0]);
    expect(await found("to=2027-01-14")).toBe(0);
    expect([await found("search=nowak+paid"), await found("search=nowak+refunded")]).toEqual([1, 0]);
    expect((await get("admin", "/billing/orders?state=lost")).status).toBe(422);
  });

  it("is a table too, of which a spreadsheet runs no cell", async () => {
    const billing_name = '=HYPERLINK("https://example.org","Nowak")';
    await world.pay({ ...PERSON, billing_name });
    const { headers, body } = await get("admin", "/billing/orders_csv?state=paid");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const guarded = `"'${billing_name.replaceAll('"', '""')}"`;
    expect(body).toContain(`,${guarded},`);
    const lines: string[] = body.replace(guarded, "name").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    const [head = [], row = []] = lines.map((line) => line.split(","));
    const cell = (label: string) => row[head.indexOf(label)];
    expect(cell("VAT")).toBe("French VAT");
    expect(cell("Invoices and credit notes")).toBe("F1-00001");
    expect(Number(cell("Net")) + Number(cell("VAT amount"))).toBeCloseTo(Number(cell("Total")), 2);
    expect((await get("broker", "/billing/orders_csv")).status).toBe(403);
  });
});

it("shows orders to their buyer and to administrators, with the month by VAT code", async () => {
  await world.pay(COMPANY);
  const client = await world.as("client");
  const own = (await client.get(`/user/${client.userId}/orders`)).body;
  expect(own).toMatchObject([{ state: "paid", vat_code: "EU_COMPANY", papers: [{ number: "F1-00001" }] }]);
  const admin = await world.as("admin");
  expect((await admin.get("/billing/orders?search=f1-00001")).body).toHaveLength(1);
  expect((await admin.get("/billing/orders?search=no one")).body).toHaveLength(0);
  const { rows } = (await admin.get("/billing/vat_totals?month=2027-01")).body;
  expect(rows).toMatchObject([{ vat_code: "EU_COMPANY", currency: "EUR", vat: 0, total: own[0].total }]);
});
