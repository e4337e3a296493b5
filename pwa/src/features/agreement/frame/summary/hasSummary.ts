import type { TabKey } from "../nav/groups.ts";

const WITHOUT: readonly TabKey[] = ["mapping", "price", "contract", "documents"];

/**
 * Whether the summary has a place beside a section: the chart carries it itself, the ledger of the price says all of it, and the text of a
 * contract with its signatures takes the room.
 */
export function hasSummary(tab: TabKey): boolean {
  return !WITHOUT.includes(tab);
}
