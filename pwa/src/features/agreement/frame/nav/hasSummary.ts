import type { TabKey } from "./groups.ts";

const WITHOUT: readonly TabKey[] = ["overview", "mapping", "price", "contract", "documents"];

/**
 * Whether the frame has the summary beside a section: chart and overview carry it themselves, the ledger of the price says all of it, and
 * the text of a contract with its signatures takes the room.
 */
export function hasSummary(tab: TabKey): boolean {
  return !WITHOUT.includes(tab);
}
