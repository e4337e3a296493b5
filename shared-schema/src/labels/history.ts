import { HEAD_ABOUT } from "../agreement/head/fields.ts";
import type { Bilingual } from "../base/language.ts";

/** The part of an agreement that a change is about, as the history's filter names it. */
export const HISTORY_PARTS = [
  "agreement",
  "yacht",
  "route",
  "people",
  "services",
  "price",
  "comments",
  "approvals",
] as const;
type HistoryPart = (typeof HISTORY_PARTS)[number];

export const HISTORY_PART_LABELS: Readonly<Record<HistoryPart, Bilingual>> = {
  agreement: { en: "Agreement", fr: "Contrat" },
  yacht: { en: "Yacht", fr: "Yacht" },
  route: { en: "Route", fr: "Itinéraire" },
  people: { en: "People", fr: "Personnes" },
  services: { en: "Services", fr: "Services" },
  price: { en: "Price", fr: "Prix" },
  comments: { en: "Comments", fr: "Commentaires" },
  approvals: { en: "Approvals", fr: "Approbations" },
};

const OF_FIELD: Readonly<Record<string, HistoryPart>> = {
  ...HEAD_ABOUT,
  waypoints: "route",
  parties: "people",
  stays: "people",
  special_conditions: "services",
  comments: "comments",
  clauses: "agreement",
  status: "agreement",
  version: "agreement",
  generated_versions_len: "agreement",
};

const OF_COLLECTION: Readonly<Record<string, HistoryPart>> = {
  yachts: "yacht",
  profiles: "people",
  crew_lists: "people",
  approvals: "approvals",
};

/** The part that a changed path belongs to. All other fields of an agreement are about its price. */
export function historyPart(collection: string, path: string): HistoryPart {
  return OF_COLLECTION[collection] ?? OF_FIELD[path.split(".")[0] ?? ""] ?? "price";
}
