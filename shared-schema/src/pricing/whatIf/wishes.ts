import { z } from "zod";
import { MOST_NIGHTS } from "../../agreement/schema.ts";
import { documentNumber, partId, SLOWEST_KNOTS, shortText } from "../../base/basics.ts";

/** More calls than this are added to no draft by way of trial. */
const MOST_ADDED = 30;
const MOST_DAYS = 3_660;

/** A call that the draft does not have. */
const addedCall = z.object({
  id: partId,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  name: shortText.nullable(),
  /** The waypoint that it follows; null: the last. */
  behind: partId.nullable(),
  nights: z.int().min(0).max(MOST_NIGHTS),
});
export type AddedCall = z.infer<typeof addedCall>;

/** The changes of a variant to the draft that it is based on. Only this is kept: the rest of a variant is the draft as it is now. */
export const wishes = z.object({
  /** Waypoints that are left out. */
  left_out: z.array(partId),
  added: z.array(addedCall).max(MOST_ADDED),
  /** Nights at a waypoint of the draft, by its id: those it had when they were changed, and those it is to have. */
  nights: z.record(partId, z.object({ before: z.int().min(0), nights: z.int().min(0).max(MOST_NIGHTS) })),
  /** Days by which every entered time moves. */
  shift_days: z.int().min(-MOST_DAYS).max(MOST_DAYS),
  /** Another yacht; null keeps the draft's. */
  yacht_id: documentNumber.nullable(),
  /** kt on every leg; null keeps times and speeds. */
  knots: z.number().min(SLOWEST_KNOTS).max(60).nullable(),
});
export type Wishes = z.infer<typeof wishes>;

/** A variant that changes nothing. */
export const NO_WISHES: Wishes = { left_out: [], added: [], nights: {}, shift_days: 0, yacht_id: null, knots: null };
