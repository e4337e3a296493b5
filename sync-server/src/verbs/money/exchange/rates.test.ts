import type { AgreementBody } from "shared-schema/agreement/schema";
import { describe, expect, it, vi } from "vitest";
import { editOf, held, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { uncut } from "../../base/uncut.ts";
import { lookForRates } from "../../jobs/ratesLoop.ts";
import { readRates } from "./readRates.ts";

/** A file of reference rates as the ECB publishes it. */
function published(days: Readonly<Record<string, Readonly<Record<string, number | string>>>>): string {
  const cubes = Object.entries(days).map(([day, rates]) => {
    const ofDay = Object.entries(rates).map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`);
    return `<Cube time="${day}">${ofDay.join("")}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>${cubes.join("")}</Cube></gesmes:Envelope>`;
}

describe("a file of reference rates", () => {
  it("is read day by day, with one day or one currency too", () => {
    expect(readRates(published({ "2026-12-30": { USD: 1.0823 } }))).toEqual([
      { day: "2026-12-30", rates: { USD: 1.0823 } },
    ]);
    const two = { "2026-12-31": { USD: 1.09, JPY: 171.3 }, "2026-12-30": { USD: 1.0823, TRY: 47.1234 } };
    expect(readRates(published(two))).toHaveLength(2);
  });

  it.each([
    ["no number", { "2026-12-30": { USD: "free" } }],
    ["no currency", { "2026-12-30": { usd: 1.08 } }],
    ["nothing", { "2026-12-30": { USD: 0 } }],
    ["no day", { "2026-02-30": { USD: 1.08 } }],
  ])("with %s tells nothing", (_, days) => {
    const read = () => {
      try {
        return readRates(published(days));
      } catch {
        return [];
      }
    };
    expect(read()).toEqual([]);
  });

  it.each([
    ["a page", "<html><body>Moved</body></html>"],
    ["nothing", ""],
    ["entities", `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Envelope>&b;</Envelope>`],
  ])("that is %s is refused", (_, xml) => expect(() => readRates(xml)).toThrow());
});

describe("reference rates", () => {
  const server = useTestServer();
  const captain = server.as("captain");
  const admin = server.as("admin");
  const days = { "2026-12-30": { USD: 1.0823 }, "2026-12-31": { USD: 1.09 } };
  const look = (text: string) => lookForRates(server.deps, { read: async () => text });
  const rowsOf = (key: string) => {
    const row = server.deps.store.documents.get("reference", key);
    return row ? uncut("reference", row).rows : null;
  };

  it("are kept by month, once, and never changed", async () => {
    await look(published(days));
    const { rev } = server.deps.store.documents.get("reference", "exchange-rates-2026-12") ?? {};
    await look(published({ "2026-12-31": { USD: 2 } }));
    expect(rowsOf("exchange-rates-2026-12")).toEqual(Object.entries(days).map(([day, rates]) => ({ day, rates })));
    expect(server.deps.store.documents.get("reference", "exchange-rates-2026-12")?.rev).toBe(rev);
    expect((await held(captain, "reference", "exchange-rates-2026-12")).body).toMatchObject({ kind: "exchange-rates" });
  });

  it("are left as they are where the publisher cannot be read", async () => {
    const error = vi.spyOn(server.deps.log, "error").mockImplementation(() => undefined);
    await look("<html/>");
    await lookForRates(server.deps, { read: () => Promise.reject(new Error("no route")) });
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });

  it("are the only ones that an expense may call the ECB's", async () => {
    await look(published(days));
    const key = "0190a0a0-0000-7000-8000-0000000000e1";
    const entering = async (rate: number, day: string) => {
      const base = await held(captain, "agreements", 1);
      const other = { currency: "USD", amount: 108.23, rate, source: "ECB" as const, day };
      const expense = {
        ...{ amount: Number((108.23 / rate).toFixed(2)), other, category: "OTHER", date: "2027-01-01", time: null },
        ...{ paid_by: "CARD", note: null, receipt_hash: null, recorded_by: captain.userId },
        ...{ recorded_at: "2027-01-01T00:00:00Z", cancelled: null, document: null },
      };
      const expenses = { ...(base.body as AgreementBody).expenses, [key]: expense };
      return pushOne(captain, editOf("agreements", base, { expenses }));
    };
    expect(await entering(1.2, "2026-12-31")).toMatchObject({ outcome: "refused", code: "exchange.other-rate" });
    expect(await entering(1.0823, "2026-12-31")).toMatchObject({ outcome: "refused", code: "exchange.other-rate" });
    expect(await entering(1.0823, "2026-12-30")).toMatchObject({ outcome: "taken" });
  });

  it("are entered by administrators where the ECB publishes none, and stay as they are", async () => {
    await look(published(days));
    const xcd = { day: "2026-12-31", currency: "XCD", rate: 2.94 };
    expect((await captain.post("/exchange_rate/", xcd)).status).toBe(403);
    expect((await captain.get("/exchange_rate/2026-12")).status).toBe(403);
    const entered = await admin.post("/exchange_rate/", xcd);
    expect([entered.status, entered.body]).toMatchObject([
      201,
      {
        month: "2026-12",
        days: [{ day: "2026-12-30" }, { day: "2026-12-31", rates: { USD: 1.09, XCD: 2.94 }, entered: ["XCD"] }],
        entries: [{ author: { user_id: admin.userId }, rates: [xcd] }],
      },
    ]);
    expect((await admin.post("/exchange_rate/", { ...xcd, rate: 3 })).body.message).toContain("is on record");
    expect((await admin.post("/exchange_rate/", { ...xcd, currency: "USD" })).status).toBe(409);
    for (const wrong of [{ currency: "EUR" }, { day: "2099-01-01" }, { rate: 0 }, { currency: "X" }]) {
      expect((await admin.post("/exchange_rate/", { ...xcd, ...wrong })).status).toBe(422);
    }
    await admin.post("/exchange_rate/", { ...xcd, day: "2026-12-29", currency: "MAD", rate: 10.9 });
    // A rate that the ECB publishes later joins a day with an entered rate, and does not touch it.
    await look(published({ "2026-12-29": { USD: 1.08, MAD: 11 }, "2026-12-31": { JPY: 171.3 } }));
    const { days: now, entries } = (await admin.get("/exchange_rate/2026-12")).body;
    expect(now[0]).toEqual({ day: "2026-12-29", rates: { USD: 1.08, MAD: 10.9 }, entered: ["MAD"] });
    expect(now[2].rates).toEqual({ USD: 1.09, XCD: 2.94, JPY: 171.3 });
    expect(
      entries.map(({ rates }: { rates: { currency: string }[] }) => rates.map(({ currency }) => currency)),
    ).toEqual([["MAD"], ["XCD"]]);
    expect((await held(captain, "reference", "exchange-rates-2026-12")).body).not.toHaveProperty("entries");
  });
});
