import type { YachtParticulars } from "shared-schema/api/yacht";
import type { Language } from "shared-schema/base/language";
import { KNOTS } from "shared-schema/base/units";
import { countryName } from "shared-schema/geo/places/countries";
import { YACHT_FIELDS, YACHT_STATUS_LABELS, YACHT_TYPE_LABELS } from "shared-schema/labels/yacht";
import { formatNumber } from "../../../ui/fields/number.ts";

type Field = Exclude<keyof YachtParticulars, "locked" | "version" | "pictures" | "speed_consumption_table">;

/** One particular in words. */
interface YachtFact {
  field: Field;
  label: string;
  text: string;
}

/** The particulars by the sections of the yacht's form, in its order. */
export const FACT_SECTIONS = {
  identity: [
    "name",
    "flag",
    "port_of_registry",
    "type",
    "status",
    "official_num",
    "imo_nb",
    "mmsi_num",
    "call_sign",
    "yard",
    "year_built",
  ],
  dimensions: ["loa", "beam", "draft", "gross_tonnage", "displacement"],
  capacity: ["max_nb_passengers", "nb_berth"],
  onBoard: ["crew_list", "equipment"],
  engines: ["engine_type", "engine_quantity", "total_power", "fuel_capacity", "avg_generators_cons"],
  speeds: ["max_spd", "max_spd_cons", "cruis_spd", "cruis_spd_cons", "eco_spd", "eco_spd_cons"],
} as const satisfies Record<string, readonly Field[]>;

export type FactSection = keyof typeof FACT_SECTIONS;

const CONSUMPTION = "L/h";

/** Units behind the figures; speeds have the reader's own. */
const UNITS: Partial<Record<Field, string>> = {
  loa: "m",
  beam: "m",
  draft: "m",
  gross_tonnage: "GT",
  displacement: "t",
  total_power: "kW",
  fuel_capacity: "L",
  avg_generators_cons: CONSUMPTION,
  max_spd_cons: CONSUMPTION,
  cruis_spd_cons: CONSUMPTION,
  eco_spd_cons: CONSUMPTION,
};

const SPEEDS = new Set<Field>(["max_spd", "cruis_spd", "eco_spd"]);

/** Writes those particulars that are known, in the reader's language with their units. */
export function yachtFacts(yacht: YachtParticulars, fields: readonly Field[], language: Language): YachtFact[] {
  return fields.flatMap((field) => {
    const text = textOf(yacht, field, language);
    return text === "" ? [] : [{ field, label: YACHT_FIELDS[field][language], text }];
  });
}

function textOf(yacht: YachtParticulars, field: Field, language: Language): string {
  if (field === "flag") return yacht.flag === null ? "" : countryName(yacht.flag, language);
  if (field === "type") return YACHT_TYPE_LABELS[yacht.type][language];
  if (field === "status") return yacht.status === null ? "" : YACHT_STATUS_LABELS[yacht.status][language];
  const value = yacht[field] ?? null;
  if (typeof value !== "number") return value?.trim() ?? "";
  const unit = SPEEDS.has(field) ? KNOTS[language] : UNITS[field];
  const figure = formatNumber(value, { grouping: field !== "year_built" }, language);
  return unit === undefined ? figure : `${figure} ${unit}`;
}
