import { type DayRates, knownRates, ratesKey } from "shared-schema/base/currency/ecbRates";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** The rates of a day's month as they are kept. */
export function ratesOfMonth(tx: Tx, day: string): DayRates[] {
  const row = tx.store.documents.get("reference", ratesKey(day));
  return row && !row.deleted ? knownRates(uncut("reference", row).rows) : [];
}
