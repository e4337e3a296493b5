import type { Tab } from "shared-schema/agreement/completeness";

/** The sections of the workspace in the order of the work. */
export const SECTIONS = [
  { key: "overview", path: "" },
  { key: "yacht", path: "yacht" },
  { key: "mapping", path: "mapping" },
  { key: "clients", path: "clients" },
  { key: "brokers", path: "brokers" },
  { key: "services", path: "services" },
  { key: "price", path: "price" },
  { key: "contract", path: "contract" },
  { key: "documents", path: "documents" },
] as const;
export type SectionKey = (typeof SECTIONS)[number]["key"];

/** The tab of the completeness rules that a section shows; the contract shows them all. */
export const TAB_OF_SECTION: Partial<Record<SectionKey, Tab>> = {
  yacht: "yacht",
  mapping: "cruise",
  clients: "clients",
  brokers: "brokers",
  services: "services",
  price: "price",
};

/** Where the field of a missing path stands, by the path's head. */
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
  waypoints: "mapping",
  cruise_areas: "overview",
  special_conditions: "services",
  base_price_cruising: "price",
  base_price_routing: "price",
  contract_payment_calls: "price",
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
