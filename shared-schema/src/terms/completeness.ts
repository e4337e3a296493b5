import { headWith } from "../agreement/head/fields.ts";
import { HEAD } from "../agreement/head/rows.ts";

/** The fields of the head that a tab asks for. */
export function fieldsOfTab(tab: "cruise" | "price") {
  return headWith("tab").filter((field) => HEAD[field].tab === tab);
}

/** Tabs of the agreement and the heads of the missing paths that belong to each. */
const TAB_FIELDS = {
  yacht: ["yacht", "carriers", "central_agents", "captains"],
  cruise: ["waypoints", ...fieldsOfTab("cruise")],
  brokers: ["brokers", "stakeholders"],
  clients: ["clients", "passengers", "r_passengers"],
  services: ["special_conditions", "clauses"],
  price: ["fuel_bunkers", "contract_payment_calls", ...fieldsOfTab("price")],
} as const satisfies Record<string, readonly string[]>;

export type Tab = keyof typeof TAB_FIELDS;
const TABS: readonly Tab[] = ["yacht", "cruise", "brokers", "clients", "services", "price"];

/** The missing paths of each tab: each belongs to the one in which it is filled in. A tab with none is complete. */
export function tabCompleteness(paths: readonly string[]): Record<Tab, string[]> {
  const result: Record<Tab, string[]> = { yacht: [], cruise: [], brokers: [], clients: [], services: [], price: [] };
  for (const path of paths) {
    const head = path.split(".")[1] ?? "";
    const tab = TABS.find((name) => (TAB_FIELDS[name] as readonly string[]).includes(head));
    if (tab) result[tab].push(path);
  }
  return result;
}
