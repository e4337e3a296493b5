import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TaxRow, taxRow } from "../rows.ts";
import { seedTaxRows } from "../seedRows.ts";
import { rowDifferences } from "./differences.ts";
import { rowOfEntry, taxRowEntry } from "./entry.ts";
import { changeTable, holdsOn, overlapsIn, type TableChange } from "./table.ts";

const TODAY = "2026-11-24";
const ENTRY = {
  ...{ code: "HR-CHARTER", country: "HR", contract_type: "CHARTER", rate: 0.14, base_rule: "EU_DAYS" },
  ...{ static_rate: null, reduction: null, predicate: null, condition: null, label: null, date_basis: "SUPPLY" },
  ...{ valid_from: "2027-01-01", valid_to: null, confidence: "high", source: "Narodne novine" },
} as const;
const entry = (change: object = {}): TaxRow => rowOfEntry(taxRowEntry.parse({ ...ENTRY, ...change }));
const changed = (rows: readonly TaxRow[], change: TableChange): TaxRow[] => {
  const result = changeTable(rows, change, TODAY);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const refusal = (change: TableChange, rows = seedTaxRows()) => {
  const result = changeTable(rows, change, TODAY);
  return result.ok ? null : result.refusal;
};

describe("changeTable", () => {
  it("ends the row of the same code the day before the new one, and reopens it when that is taken back", () => {
    const rows = changed(seedTaxRows(), { kind: "ADD", row: entry() });
    expect(rows.filter(({ code }) => code === "HR-CHARTER").map(({ valid_to }) => valid_to)).toEqual([
      "2026-12-31",
      null,
    ]);
    const back = changed(rows, { kind: "WITHDRAW", code: "HR-CHARTER", valid_from: "2027-01-01", reason: null });
    expect(back).toEqual(seedTaxRows());
  });

  it("takes nothing back that was in force before today", () => {
    const from = (valid_from: string) =>
      refusal({ kind: "WITHDRAW", code: "HR-CHARTER", valid_from, reason: "A slip" })?.code;
    expect([from("2017-05-01"), from("2017-05-02")]).toEqual(["tax-row.in-force", "tax-row.not-found"]);
  });

  it("takes back what came into force today for a reason alone, and a right rate may take its first day", () => {
    const rows = changed(seedTaxRows(), { kind: "ADD", row: entry({ valid_from: TODAY, rate: 0.21 }) });
    const back = { kind: "WITHDRAW", code: "HR-CHARTER", valid_from: TODAY } as const;
    expect(refusal({ ...back, reason: null }, rows)).toMatchObject({ fields: { reason: [{}] } });
    expect(changed(rows, { ...back, reason: "21 for 12" })).toEqual(seedTaxRows());
    const yesterday = changed(seedTaxRows(), { kind: "ADD", row: entry({ valid_from: "2026-11-23" }) });
    expect(refusal({ ...back, valid_from: "2026-11-23", reason: "21 for 12" }, yesterday)?.code).toBe(
      "tax-row.in-force",
    );
  });

  it.each([
    [{ valid_from: "2017-05-01" }, "tax-row.exists", "valid_from"],
    [{ code: "HR-OTHER" }, "tax-row.overlaps", "valid_from"],
    [{ code: "FR-CHARTER" }, "tax-row.other-rule", "code"],
    [{ code: "GP-CHARTER", country: "GP" }, "tax-row.overlaps", "valid_from"],
  ])("refuses %j as %s at the field", (change, code, field) => {
    expect(refusal({ kind: "ADD", row: entry(change) })).toMatchObject({ code, fields: { [field]: [{}] } });
  });

  it("lets rows of one country stand beside each other under different conditions", () => {
    expect(refusal({ kind: "ADD", row: entry({ code: "HR-LARGE", predicate: "FOREIGN_FLAG" }) })).toBeNull();
  });

  it("ends a row, and lets it stand again unless another one has its place", () => {
    const key = { code: "FR-CHARTER-LUMP", valid_from: "2014-01-01" };
    expect(refusal({ kind: "END", ...key, valid_to: null })).toMatchObject({ code: "tax-row.overlaps" });
    expect(refusal({ kind: "END", ...key, valid_to: "2013-12-31" })?.code).toBe("document.invalid");
    const ended = changed(seedTaxRows(), { kind: "END", ...key, valid_to: "2019-12-31" });
    expect(changed(ended, { kind: "END", ...key, valid_to: "2020-10-31" })).toEqual(seedTaxRows());
  });

  it("never lets two rows decide the same day, and never touches what held before a new row's first day", () => {
    const day = fc
      .integer({ min: 0, max: 700 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    const code = fc.constantFrom("HR-CHARTER", "HR-A", "FR-CHARTER", "MQGP-CHARTER");
    const country = fc.constantFrom("HR", "FR", "MQ|GP", "GP");
    const add = fc
      .record({ code, country, valid_from: day, valid_to: fc.option(day) })
      .map((change): TableChange => ({ kind: "ADD", row: { ...entry(), ...change } }));
    const key = { code, valid_from: day };
    const end = fc.record({ kind: fc.constant("END" as const), ...key, valid_to: fc.option(day) });
    const reason = fc.option(fc.constant("A slip"));
    const back = fc.record({ kind: fc.constant("WITHDRAW" as const), ...key, reason });
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: add }, end, back), { maxLength: 25 }), (changes) => {
        let rows = seedTaxRows();
        for (const change of changes) {
          if (change.kind === "ADD" && change.row.valid_to !== null && change.row.valid_to < change.row.valid_from)
            continue;
          const result = changeTable(rows, change, TODAY);
          if (!result.ok) continue;
          if (change.kind === "ADD") {
            const eve = new Date(Date.parse(change.row.valid_from) - 1).toISOString().slice(0, 10);
            const held = (table: readonly TaxRow[]) =>
              table.filter((row) => holdsOn(row, eve)).map(({ valid_to: _end, ...row }) => row);
            expect(held(result.value)).toEqual(held(rows));
          }
          rows = result.value;
          expect(overlapsIn(rows)).toEqual([]);
        }
      }),
    );
  });
});

describe("taxRowEntry", () => {
  it("takes the rows of the table as they are told", () => {
    for (const row of seedTaxRows()) expect(rowOfEntry(taxRowEntry.parse(row))).toEqual(row);
  });

  it("makes rows that the table can hold", () => {
    const made = entry({ base_rule: "REDUCTION", reduction: 0.5, predicate: "TURKISH_FLAG", static_rate: 0.2 });
    expect(taxRow.parse(made)).toEqual(made);
    expect(made).toMatchObject({ reduction: 0.5, condition: "TURKISH_FLAG" });
    expect(made.static_rate).toBeUndefined();
    expect(entry({ country: "MQ|GP|MQ" }).country).toBe("MQ|GP");
  });

  it.each([
    [{ base_rule: "GUESSED" }, "base_rule"],
    [{ predicate: "ON_SUNDAYS" }, "predicate"],
    [{ base_rule: "FR_DISTANCE_PER_TRIP" }, "base_rule"],
    [{ contract_type: "CRUISE" }, "base_rule"],
    [{ base_rule: "REDUCTION" }, "reduction"],
    [{ country: "HR|QQ" }, "country.1"],
    [{ rate: 1.2 }, "rate"],
    [{ rate: 0.1234567 }, "rate"],
    [{ valid_to: "2026-12-31" }, "valid_to"],
    [{ valid_from: "1999-12-31" }, "valid_from"],
    [{ source: " " }, "source"],
  ])("refuses %j at %s", (change, path) => {
    const parsed = taxRowEntry.safeParse({ ...ENTRY, ...change });
    expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toContain(path);
  });
});

describe("rowDifferences", () => {
  it("tells a new row with the end of the one before it", () => {
    const rows = changed(seedTaxRows(), { kind: "ADD", row: entry() });
    expect(rowDifferences(seedTaxRows(), rows)).toEqual([
      {
        before: expect.objectContaining({ valid_to: null }),
        after: expect.objectContaining({ valid_to: "2026-12-31" }),
      },
      { before: null, after: entry() },
    ]);
    expect(rowDifferences(rows, rows)).toEqual([]);
  });
});
