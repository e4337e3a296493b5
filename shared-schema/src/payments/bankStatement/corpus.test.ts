import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { csvMapping } from "./csv/mapping.ts";
import { lineKeys, MOST_LINES } from "./line.ts";
import { readStatement } from "./read.ts";

const FOLDER = new URL("../../../fixtures/statements/corpus/", import.meta.url);

const arrived = z.object({
  account: z.string(),
  currency: z.string(),
  lines: z.array(
    z.object({
      amount: z.number(),
      booked: z.string(),
      value_date: z.string().nullable(),
      payer: z.string().nullable(),
      text: z.string(),
      bank_reference: z.string().nullable(),
      reversal: z.boolean(),
    }),
  ),
  /** Of each balance that the file gives; null where it gives none. */
  difference: z.number().nullable(),
  ...{ pending: z.int(), unstated: z.int(), turnable: z.int(), skipped: z.int() },
  mapping: csvMapping.optional(),
});
const refusedFile = z.object({ refusal: z.string(), mapping: csvMapping.optional() });

/** Files made for this test, by version and by the way of banks, each with what must arrive. */
const EXPECTED = z
  .record(z.string(), z.union([arrived, refusedFile]))
  .parse(JSON.parse(readFileSync(new URL("expected.json", FOLDER), "utf8")));
const NAMES = readdirSync(FOLDER).filter((name) => name !== "expected.json");
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, FOLDER)));

it("names each file of the corpus once", () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(NAMES.sort());
  expect(NAMES.length).toBeGreaterThanOrEqual(40);
});

describe("a bank's file", () => {
  it.each(Object.entries(EXPECTED))("arrives as it was written: %s", (name, expected) => {
    const read = readStatement(bytesOf(name), expected.mapping ?? null);
    if ("refusal" in expected) return expect(read).toMatchObject({ ok: false, refusal: { code: expected.refusal } });
    if (!read.ok) throw new Error(read.refusal.code);
    const { lines, balances, pending, unstated, turnable, skipped } = read.value;
    const { account, currency } = expected;
    expect(lines).toEqual(expected.lines.map((line) => expect.objectContaining({ ...line, account, currency })));
    expect({ pending, unstated, turnable, skipped }).toEqual({
      ...{ pending: expected.pending, unstated: expected.unstated },
      ...{ turnable: expected.turnable, skipped: expected.skipped },
    });
    const differences = new Set(balances.map(({ difference }) => difference));
    expect([...differences]).toEqual(expected.difference === null ? [] : [expected.difference]);
  });

  it.each(["camt-02-reversal-turned.xml", "mt940-reversal-turned.sta"])(
    "has its reversals turned where the balances prove it, and only if someone asks: %s",
    (name) => {
      const [asRead, turned] = [false, true].map((turn) => readStatement(bytesOf(name), null, turn));
      if (!asRead?.ok || !turned?.ok) throw new Error("The file is a statement.");
      expect(turned.value.balances.map(({ difference }) => difference)).toEqual([0]);
      const other = asRead.value.lines.map((line) => (line.reversal ? { ...line, amount: 0 - line.amount } : line));
      expect(turned.value.lines).toEqual(other);
      expect(lineKeys(turned.value.lines)).not.toEqual(lineKeys(asRead.value.lines));
    },
  );

  it.each(NAMES.filter((name) => /reversal/.test(name) && !/turned/.test(name)))(
    "keeps the signs of ISO 20022 where no balance proves another reading: %s",
    (name) => expect(readStatement(bytesOf(name), null, true)).toEqual(readStatement(bytesOf(name), null, false)),
  );

  it("is bounded and never throws, whatever it holds", () => {
    const whole = NAMES.filter((name) => /^(camt|mt940)/.test(name)).map((name) => bytesOf(name));
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.nat({ max: 4_000 }),
        fc.uint8Array({ maxLength: 12 }),
        (bytes, at, put) => {
          const cut = Uint8Array.from([...bytes.subarray(0, at), ...put, ...bytes.subarray(at + put.length)]);
          expect(typeof readStatement(cut, null).ok).toBe("boolean");
        },
      ),
      { numRuns: 300 },
    );
    const line = ":61:2611201120C5,00NTRFNONREF\r\n";
    const head = ":20:A\r\n:25:12345678\r\n:60F:C261119EUR0,00\r\n";
    const many = readStatement(new TextEncoder().encode(head + line.repeat(MOST_LINES + 1)), null);
    expect(many).toMatchObject({ ok: false, refusal: { code: "statement.too-many" } });
  });
});
