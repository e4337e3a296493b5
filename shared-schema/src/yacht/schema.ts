import { z } from "zod";
import { countryCode, instant, litres, SLOWEST_KNOTS, shortText, text } from "../base/basics.ts";
import { says } from "../base/validation.ts";

export const YACHT_TYPES = ["MOTOR", "SAIL"] as const;
export const YACHT_STATUSES = ["COMMERCIAL", "PRIVATE"] as const;
/** Passenger and berth limit of a yacht that is no passenger ship. */
export const MAX_PASSENGERS = 12;

const upper = z.string().trim().toUpperCase().max(40);
/** 0 stands for a speed that no one knows. */
const knots = z
  .number()
  .min(0)
  .max(100)
  .refine((speed) => speed === 0 || speed >= SLOWEST_KNOTS, says("no-speed", { least: SLOWEST_KNOTS }));
const litresPerHour = z.number().min(0).max(100_000);
const metres = z.number().min(0).max(1_000);
/** Tonnage, tonnes of displacement and kW: more than the largest ship has. */
const most = z.number().min(0).max(10_000_000);
const count = z.int().min(1).max(MAX_PASSENGERS);

/** A yacht as it is stored and synced. Speeds in kt, consumption in L/h, lengths in m, displacement in t. */
export const yachtBody = z.object({
  name: z.string().trim().min(1).max(120),
  flag: countryCode.nullable(),
  port_of_registry: z.string().trim().min(1).max(120),
  type: z.enum(YACHT_TYPES),
  status: z.enum(YACHT_STATUSES).nullable(),
  imo_nb: upper.nullable(),
  mmsi_num: upper.nullable(),
  call_sign: upper.nullable(),
  official_num: upper.nullable(),
  year_built: z.int().min(1800).max(2200).nullable(),
  yard: shortText.nullable(),
  loa: metres.nullable(),
  beam: metres.nullable(),
  draft: metres.nullable(),
  gross_tonnage: most.nullable(),
  displacement: most.nullable(),
  max_nb_passengers: count.nullable(),
  nb_berth: count.nullable(),
  fuel_capacity: litres.min(1).nullable(),
  engine_type: shortText.nullable(),
  engine_quantity: z.int().min(1).max(100).nullable(),
  total_power: most.nullable(),
  max_spd: knots.nullable(),
  max_spd_cons: litresPerHour.nullable(),
  cruis_spd: knots.nullable(),
  cruis_spd_cons: litresPerHour.nullable(),
  eco_spd: knots.nullable(),
  eco_spd_cons: litresPerHour.nullable(),
  avg_generators_cons: litresPerHour.nullable(),
  /** Points [kt, L/h]; when there are any they win over eco, cruising and maximum. */
  speed_consumption_table: z
    .array(z.tuple([knots, litresPerHour]))
    .max(100)
    .nullable(),
  /** People and things on board as the contract's exhibit lists them, a line each; absent in a yacht from before there was one. */
  crew_list: text.nullable().optional(),
  equipment: text.nullable().optional(),
  pictures: z.array(z.object({ public_url: z.string().max(500) })).max(50),
  /** Rises when a generated contract has frozen the former version. */
  version: z.int().min(0),
  locked: z.boolean(),
  created_by: z.int(),
  created_at: instant,
});

export type YachtBody = z.infer<typeof yachtBody>;

/** Fields that the yacht form and the contract need (specification §5, «Yacht form required»). */
export const YACHT_REQUIRED = [
  "name",
  "flag",
  "port_of_registry",
  "type",
  "status",
  "imo_nb",
  "loa",
  "max_spd",
  "max_spd_cons",
  "cruis_spd",
  "cruis_spd_cons",
  "official_num",
  "max_nb_passengers",
  "nb_berth",
] as const satisfies readonly (keyof YachtBody)[];

/** A new yacht: name, port of registry and type, everything else still unknown. */
export function newYacht(input: {
  name: string;
  port_of_registry: string;
  type: YachtBody["type"];
  created_by: number;
  created_at: string;
}): YachtBody {
  return {
    flag: null,
    status: null,
    imo_nb: null,
    mmsi_num: null,
    call_sign: null,
    official_num: null,
    year_built: null,
    yard: null,
    loa: null,
    beam: null,
    draft: null,
    gross_tonnage: null,
    displacement: null,
    max_nb_passengers: null,
    nb_berth: null,
    fuel_capacity: null,
    engine_type: null,
    engine_quantity: null,
    total_power: null,
    max_spd: null,
    max_spd_cons: null,
    cruis_spd: null,
    cruis_spd_cons: null,
    eco_spd: null,
    eco_spd_cons: null,
    avg_generators_cons: null,
    speed_consumption_table: null,
    crew_list: null,
    equipment: null,
    pictures: [],
    version: 0,
    locked: false,
    ...input,
  };
}
