import { z } from "zod";
import { byField, headIn } from "../../agreement/head/fields.ts";
import { HEAD_SHAPE } from "../../agreement/head/shape.ts";
import {
  clause,
  fuelBunker,
  latitude,
  longitude,
  MOST_TRACK_POINTS,
  paymentCall,
  service,
  stay,
  waypoint,
} from "../../agreement/schema.ts";
import { partId } from "../../base/basics.ts";
import { MOST_PARTS } from "../../base/size.ts";

const position = z.strictObject({ latitude, longitude });
const pos = { pos: true } as const;
const list = <T extends z.ZodType>(part: T) => z.array(part).max(MOST_PARTS);

const inData = headIn("data");
const head = z.object(HEAD_SHAPE).pick(byField(inData, () => true as const));

/** The agreement's own fields among its terms. */
export const HEAD_FIELDS: readonly string[] = inData;

/** Parts as they stand in a list: their place is their order. */
export const PARTS = {
  waypoint: waypoint
    .omit(pos)
    .extend({
      /** Stays name the waypoints by it. */
      id: partId,
      track: z.array(position).max(MOST_TRACK_POINTS).nullable(),
      routed: z.strictObject({ from: position, to: position }).nullable().optional(),
    })
    .strict(),
  service: service.omit(pos).strict(),
  clause: clause.omit(pos).strict(),
  bunker: fuelBunker.pick({ price_per_litre: true, quantity: true }).strict(),
  stay: stay.strict(),
  call: paymentCall.omit({ pos: true, locked: true, reminders: true }).strict(),
};

/**
 * The terms of an agreement as people entered them: what a new draft is made of. Amounts are in its currency, instants in UTC,
 * litres, knots and decimal degrees as everywhere in the product.
 */
export const enteredTerms = head
  .extend({
    /** In sailing order. */
    waypoints: list(PARTS.waypoint),
    services: list(PARTS.service),
    clauses: list(PARTS.clause),
    fuel_bunkers: list(PARTS.bunker),
    stays: list(PARTS.stay),
    payment_calls: list(PARTS.call),
  })
  .strict();
