import { byField } from "shared-schema/agreement/head/fields";
import { fieldsOfTab, type Tab } from "shared-schema/terms/completeness";

/** The sections of the workspace in the order of the work. */
export const SECTIONS = [
  { key: "overview", path: "" },
  { key: "yacht", path: "yacht" },
  { key: "mapping", path: "mapping" },
  { key: "clients", path: "clients" },
  { key: "brokers", path: "brokers" },
  { key: "services", path: "services" },
  { key: "price", path: "price" },
  { key: "apa", path: "apa" },
  { key: "contract", path: "contract" },
  { key: "documents", path: "documents" },
] as const;
export type SectionKey = (typeof SECTIONS)[number]["key"];

/** The sections that show prices or the contract's text: readers who get neither are not offered them. */
const CONTRACT_SECTIONS: readonly SectionKey[] = ["price", "apa", "contract", "documents"];

/** The sections where particulars are entered: clients and passengers find what concerns them on the overview. */
const ENTRY_SECTIONS: readonly SectionKey[] = ["yacht", "clients", "brokers", "services"];

/** The sections that a viewer is offered. */
export function sectionsFor(access: { contract: boolean; write: boolean }): readonly (typeof SECTIONS)[number][] {
  return SECTIONS.filter(
    ({ key }) =>
      (access.contract || !CONTRACT_SECTIONS.includes(key)) && (access.write || !ENTRY_SECTIONS.includes(key)),
  );
}

/** Whether a section is one of those that only people who may write are offered. */
export function isEntrySection(key: SectionKey): boolean {
  return ENTRY_SECTIONS.includes(key);
}

/** The tab of the completeness rules that a section shows; the contract shows them all. */
export const TAB_OF_SECTION: Partial<Record<SectionKey, Tab>> = {
  yacht: "yacht",
  mapping: "cruise",
  clients: "clients",
  brokers: "brokers",
  services: "services",
  price: "price",
};

/** The section of a missing path's field, by the head of the path, where that is another than the overview. */
const SECTION_OF_HEAD: Readonly<Record<string, SectionKey>> = {
  yacht: "yacht",
  carriers: "yacht",
  central_agents: "yacht",
  captains: "yacht",
  clients: "clients",
  passengers: "clients",
  r_passengers: "clients",
  brokers: "brokers",
  stakeholders: "brokers",
  ...byField(fieldsOfTab("price"), () => "price" as const),
  waypoints: "mapping",
  special_conditions: "services",
  clauses: "services",
  fuel_bunkers: "price",
  contract_payment_calls: "price",
  expenses: "apa",
};

/** The address of an agreement's section, with the field to jump to. */
export function sectionAddress(agreementId: number, key: SectionKey, path?: string): string {
  const tail = SECTIONS.find((section) => section.key === key)?.path ?? "";
  const base = `/agreement/${agreementId}${tail === "" ? "" : `/${tail}`}`;
  return path === undefined ? base : `${base}#${path}`;
}

/** The section in which a missing path is filled in. */
export function sectionOfPath(path: string): SectionKey {
  return SECTION_OF_HEAD[path.split(".")[1] ?? ""] ?? "overview";
}
