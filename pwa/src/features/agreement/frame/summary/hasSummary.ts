import type { TabKey } from "../nav/groups.ts";

/** Whether the summary has a place beside a section: the chart carries it itself, and the ledger of the price says all of it. */
export function hasSummary(tab: TabKey): boolean {
  return tab !== "mapping" && tab !== "price";
}
