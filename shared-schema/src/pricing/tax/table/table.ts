import { done, fault, type Result, refused, refusedAt } from "../../../base/result.ts";
import type { TaxRow } from "../rows.ts";

/** As many rows as a table holds: a device reads all of them for each plan. */
const MOST_TAX_ROWS = 500;

/** A row of the table: no two have the same code and first day. */
export type TaxRowKey = Pick<TaxRow, "code" | "valid_from">;

/** A change of the table. The days of its rows are never rewritten where they have been in force, but for a mistake of today. */
export type TableChange =
  | { kind: "ADD"; row: TaxRow }
  /** Sets the last day of a row; null lets it stand. */
  | ({ kind: "END"; valid_to: string | null } & TaxRowKey)
  /** Takes back a row that is not in force yet, or, for a reason, one that came into force today. */
  | ({ kind: "WITHDRAW"; reason: string | null } & TaxRowKey);

type Withdrawal = Extract<TableChange, { kind: "WITHDRAW" }>;

/**
 * The table after a change. A new row ends the one of the same code that is in force on its first day, the day before; a row that is
 * taken back gives that one its former end again. Two rows of one contract type, country and condition never hold on the same day:
 * the price would depend on their order.
 * @param today YYYY-MM-DD, UTC
 */
export function changeTable(rows: readonly TaxRow[], change: TableChange, today: string): Result<TaxRow[]> {
  switch (change.kind) {
    case "ADD":
      return withRow(rows, change.row);
    case "END":
      return withEnd(rows, change, change.valid_to);
    case "WITHDRAW":
      return withoutRow(rows, change, today);
  }
}

function withRow(rows: readonly TaxRow[], row: TaxRow): Result<TaxRow[]> {
  const { code, valid_from } = row;
  if (rows.length >= MOST_TAX_ROWS) return refused("tax-table.full", { most: MOST_TAX_ROWS });
  const same = rows.filter((each) => each.code === code);
  if (same.some((each) => each.country !== row.country || each.contract_type !== row.contract_type)) {
    return refusedAt({ code: [fault("in-use")] }, "tax-row.other-rule", { code });
  }
  if (same.some((each) => each.valid_from === valid_from)) {
    return refusedAt({ valid_from: [fault("in-use")] }, "tax-row.exists", { code, date: valid_from });
  }
  const kept = rows.map((each) =>
    each.code === code && holdsOn(each, valid_from) ? endedBefore(each, valid_from) : each,
  );
  return withoutOverlap(kept, row, "valid_from", [...kept, row]);
}

function withEnd(rows: readonly TaxRow[], key: TaxRowKey, valid_to: string | null): Result<TaxRow[]> {
  const row = rowAt(rows, key);
  if (!row) return refused("tax-row.not-found");
  if (valid_to !== null && valid_to < row.valid_from) {
    return refusedAt({ valid_to: [fault("ends-before-start")] }, "document.invalid", { fields: "valid_to" });
  }
  const ended = { ...row, valid_to };
  const others = rows.filter((each) => each !== row);
  return withoutOverlap(others, ended, "valid_to", replaced(rows, row, ended));
}

function withoutRow(rows: readonly TaxRow[], { reason, ...key }: Withdrawal, today: string): Result<TaxRow[]> {
  const row = rowAt(rows, key);
  if (!row) return refused("tax-row.not-found");
  const { code, valid_from, valid_to } = row;
  if (valid_from < today) return refused("tax-row.in-force", { code, date: valid_from });
  if (valid_from === today && !reason) {
    return refusedAt({ reason: [fault("required")] }, "document.invalid", { fields: "reason" });
  }
  const before = rows.find((each) => each.code === code && each.valid_to === dayBefore(valid_from));
  const left = rows.filter((each) => each !== row);
  return done(before ? replaced(left, before, { ...before, valid_to }) : left);
}

/** The table, unless one of the other rows would decide beside this one. */
function withoutOverlap(
  others: readonly TaxRow[],
  row: TaxRow,
  field: "valid_from" | "valid_to",
  table: TaxRow[],
): Result<TaxRow[]> {
  const beside = others.find((each) => decideAlike(each, row) && overlap(each, row));
  return beside ? refusedAt({ [field]: [fault("overlaps")] }, "tax-row.overlaps", { code: beside.code }) : done(table);
}

/** The pairs of rows of a table that decide the same agreements on the same day. */
export function overlapsIn(rows: readonly TaxRow[]): [TaxRow, TaxRow][] {
  return rows.flatMap((a, index) =>
    rows.slice(index + 1).flatMap((b): [TaxRow, TaxRow][] => (decideAlike(a, b) && overlap(a, b) ? [[a, b]] : [])),
  );
}

function decideAlike(a: TaxRow, b: TaxRow): boolean {
  const countries = b.country.split("|");
  const share = a.country.split("|").some((country) => countries.includes(country));
  return share && a.contract_type === b.contract_type && a.predicate === b.predicate;
}

function overlap(a: TaxRow, b: TaxRow): boolean {
  return (a.valid_to === null || b.valid_from <= a.valid_to) && (b.valid_to === null || a.valid_from <= b.valid_to);
}

/** Whether a row is in force on a day, YYYY-MM-DD. */
export function holdsOn({ valid_from, valid_to }: TaxRow, day: string): boolean {
  return valid_from <= day && (valid_to === null || day <= valid_to);
}

function rowAt(rows: readonly TaxRow[], { code, valid_from }: TaxRowKey): TaxRow | undefined {
  return rows.find((row) => row.code === code && row.valid_from === valid_from);
}

function replaced(rows: readonly TaxRow[], before: TaxRow, after: TaxRow): TaxRow[] {
  return rows.map((row) => (row === before ? after : row));
}

function endedBefore(row: TaxRow, day: string): TaxRow {
  return { ...row, valid_to: dayBefore(day) };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
