import { generateNKeysBetween } from "fractional-indexing";
import { z } from "zod";
import { instant, money, type Position, ratio } from "../base/basics.ts";
import { defined } from "../base/defined.ts";
import { partyKey } from "../base/roles.ts";
import { newYacht, YACHT_STATUSES, YACHT_TYPES, type YachtBody, yachtBody } from "../yacht/schema.ts";
import { newAgreement } from "./create.ts";
import {
  type AgreementBody,
  CONTRACT_TYPES,
  fuelBunker,
  latitude,
  longitude,
  type PaymentCall,
  paymentCall,
  type Stay,
  service,
  type Waypoint,
  waypoint,
} from "./schema.ts";

const fixtureWaypoint = waypoint.pick({ arr_date: true, dep_date: true, is_call: true, is_routing: true }).extend({
  place: z.string(),
  latitude,
  longitude,
  /** The bends that the router drew for the leg that arrives here, latitude and longitude. */
  track: z.array(z.tuple([latitude, longitude])).exactOptional(),
});

/** A whole agreement as the fixtures write it: places by name, passengers by number. */
export const cruiseFixture = z.object({
  name: z.string(),
  contract_type: z.enum(CONTRACT_TYPES),
  currency: z.string(),
  yacht: yachtBody
    .omit({ pictures: true, version: true, locked: true, created_by: true, created_at: true })
    .partial()
    .extend({
      name: z.string(),
      port_of_registry: z.string(),
      type: z.enum(YACHT_TYPES),
      status: z.enum(YACHT_STATUSES),
    }),
  delivery_date: instant,
  redelivery_date: instant,
  positioning_toward_start: instant.nullable().default(null),
  positioning_return_end: instant.nullable().default(null),
  cruise_areas: z.string().nullable().default(null),
  base_price_cruising: money,
  base_price_routing: money,
  requested_cea_ratio: ratio,
  requested_deposit_ratio: ratio,
  waypoints: z.array(fixtureWaypoint),
  fuel_bunkers: z.array(fuelBunker.pick({ price_per_litre: true, quantity: true })),
  services: z.array(service.omit({ pos: true })),
  /** Calls for fund, due some days before delivery; null is due by execution. */
  payment_calls: z
    .array(
      paymentCall
        .pick({ call_type: true, designation: true, amount: true })
        .extend({ days_before: z.int().min(0).nullable() }),
    )
    .exactOptional(),
  passengers: z.array(z.object({ embark: z.string(), disembark: z.string(), count: z.int().min(1) })),
});

export type CruiseFixture = z.infer<typeof cruiseFixture>;

interface FixtureContext {
  newId: () => string;
  yacht_id: number;
  created_by: number;
  /** UTC. */
  created_at: string;
  /** Profile ids in the order in which the fixture's passengers board. */
  passengers: readonly number[];
}

/** Parts of an agreement in their order, each under a new id. */
function keyed<T>(items: readonly T[], newId: () => string): Record<string, T & { pos: string }> {
  const keys = generateNKeysBetween(null, null, items.length);
  return Object.fromEntries(items.map((item, index) => [newId(), { ...item, pos: keys[index] ?? "a0" }]));
}

function callsOf({ payment_calls = [], delivery_date }: CruiseFixture): Omit<PaymentCall, "pos">[] {
  return payment_calls.map(({ days_before, ...call }) => ({
    ...call,
    date_due: days_before === null ? null : dayBefore(delivery_date, days_before),
    due_by_execution: days_before === null,
    contract_code: null,
    locked: false,
  }));
}

function dayBefore(instant: string, days: number): string {
  return new Date(Date.parse(instant) - days * 86_400_000).toISOString().slice(0, 10);
}

/** A leg that a router drew is drawn again when its ends move. */
function routedTrack(
  track: readonly [number, number][] | undefined,
  from: Position | undefined,
  to: Position,
): Pick<Waypoint, "track" | "routed"> {
  if (!track || !from) return { track: null };
  const ends = { from: positionOf(from), to: positionOf(to) };
  return { track: track.map(([latitude, longitude]) => ({ latitude, longitude })), routed: ends };
}

function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

function staysOf(fixture: CruiseFixture, waypointIds: readonly string[], passengers: readonly number[]): Stay[] {
  const stops = fixture.waypoints.flatMap((at, index) =>
    at.is_routing ? [] : [{ ...at, id: waypointIds[index] ?? null }],
  );
  const entries = fixture.passengers.flatMap((entry) => Array.from({ length: entry.count }, () => entry));
  return entries.slice(0, passengers.length).flatMap((entry, index) => {
    const profile_id = passengers[index];
    const boarding = stops.find(({ place }) => place === entry.embark);
    const leaving = stops.findLast(({ place }) => place === entry.disembark);
    if (profile_id === undefined || !boarding || !leaving) return [];
    return [
      {
        profile_id,
        emb_waypoint: boarding.id,
        disemb_waypoint: leaving.id,
        emb_date: boarding.arr_date,
        disemb_date: leaving.dep_date,
      },
    ];
  });
}

/** The yacht of a fixture. `created_at` in UTC. */
export function yachtFromFixture(
  fixture: CruiseFixture,
  creation: { created_by: number; created_at: string },
): YachtBody {
  const { yacht } = fixture;
  return {
    ...newYacht({ name: yacht.name, port_of_registry: yacht.port_of_registry, type: yacht.type, ...creation }),
    ...defined(yacht),
  };
}

/** A draft agreement out of a fixture, with the given profiles as its passengers. */
export function agreementFromFixture(fixture: CruiseFixture, context: FixtureContext): AgreementBody {
  const { newId, yacht_id, created_by, created_at, passengers } = context;
  const { name, contract_type, currency } = fixture;
  const waypoints = keyed(
    fixture.waypoints.map(({ place, track, ...stop }, index) => ({
      ...stop,
      ...routedTrack(track, fixture.waypoints[index - 1], stop),
      call_location_str: place,
      planned_speed: null,
    })),
    newId,
  );
  const stays = staysOf(fixture, Object.keys(waypoints), passengers);
  const partyKeys = generateNKeysBetween(null, null, stays.length);
  return {
    ...newAgreement({ name, contract_type, currency, created_by, created_at, bunkerId: newId() }),
    yacht_id,
    delivery_date: fixture.delivery_date,
    redelivery_date: fixture.redelivery_date,
    positioning_toward_start: fixture.positioning_toward_start,
    positioning_return_end: fixture.positioning_return_end,
    cruise_areas: fixture.cruise_areas,
    base_price_cruising: fixture.base_price_cruising,
    base_price_routing: fixture.base_price_routing,
    requested_cea_ratio: fixture.requested_cea_ratio,
    requested_deposit_ratio: fixture.requested_deposit_ratio,
    waypoints,
    fuel_bunkers: keyed(
      fixture.fuel_bunkers.map((bunker) => ({ ...bunker, quantity_used: null })),
      newId,
    ),
    special_conditions: keyed(fixture.services, newId),
    payment_calls: keyed(callsOf(fixture), newId),
    parties: Object.fromEntries(
      stays.map(({ profile_id }, index) => [
        partyKey("passengers", profile_id),
        { role: "passengers" as const, profile_id, pos: partyKeys[index] ?? "a0" },
      ]),
    ),
    stays: Object.fromEntries(stays.map((stay) => [newId(), stay])),
  };
}
