import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { z } from "zod";

/** A place that was found by the search, as an entry of the history carries it to the next screen. */
export const placeInState: z.ZodType<FoundPlace> = z.object({
  name: z.string(),
  kind: z.enum(["harbour", "anchorage", "place", "position"]),
  country: z.string().nullable(),
  nm: z.number().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
