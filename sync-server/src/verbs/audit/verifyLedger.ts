import { z } from "zod";
import type { KeptAuditRow } from "../../store/queries/audit/audit.ts";
import type { Store } from "../../store/store.ts";
import { type Break, broken } from "./break.ts";

/** The trail's record of the ledger. */
export interface LedgerReading {
  /** The entry and the digest of each row that an entry covers, by its number. */
  posted: Map<number, { entry: number | null; digest: string }>;
}

const details = z.object({ rows: z.record(z.string(), z.string()) });

export function newLedgerReading(): LedgerReading {
  return { posted: new Map() };
}

/** Remembers which rows of the ledger an entry covers. @returns a break where that cannot be told, or was told before */
export function checkLedgerEntry(row: KeptAuditRow, { posted }: LedgerReading): Break | null {
  if (row.verb !== "ledger.post" && row.verb !== "ledger.cover") return null;
  const said = details.safeParse(JSON.parse(row.details ?? "null"));
  if (!said.success) return broken(row.number, "what was posted to the ledger cannot be read");
  const rows = Object.entries(said.data.rows).map(([number, digest]) => [Number(number), digest] as const);
  // Older rows are covered once, before any other. Later that would hide what was added by hand.
  const isLate = row.verb === "ledger.cover" && posted.size > 0;
  if (isLate || rows.some(([number]) => posted.has(number))) {
    return broken(row.number, "the ledger is covered a second time");
  }
  for (const [number, digest] of rows) posted.set(number, { entry: row.number, digest });
  return null;
}

/**
 * Compares the ledger as it is with what was posted. A ledger of which no entry tells is older than these entries: the next start of the server
 * covers it.
 */
export function finishLedger(
  { ledger }: Pick<Store, "ledger">,
  { posted }: LedgerReading,
): { covered: number; broken: Break | null } {
  const gone = new Map(posted);
  const changed: number[] = [];
  const strange: number[] = [];
  let covered = 0;
  for (const [row, digest] of ledger.digests()) {
    const was = posted.get(row);
    gone.delete(row);
    if (!was) strange.push(row);
    else if (was.digest === digest) covered += 1;
    else changed.push(row);
  }
  const at = (rows: readonly number[], reason: Break["reason"]): Break | null => {
    const [first] = rows;
    if (first === undefined) return null;
    return { ...broken(posted.get(first)?.entry ?? null, reason), ledger: rows };
  };
  return {
    covered,
    broken:
      at(changed, "rows of the ledger are not those that were posted") ??
      at([...gone.keys()], "rows of the ledger are missing") ??
      (posted.size > 0 ? at(strange, "no entry covers rows of the ledger") : null),
  };
}
