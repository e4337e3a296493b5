import type { TabKey } from "./groups.ts";

/** Whether the frame has the summary beside a section: chart and overview carry it themselves, and the ledger of the price says all of it. */
export function hasSummary(tab: TabKey): boolean {
  return tab !== "mapping" && tab !== "price" && tab !== "overview";
}
