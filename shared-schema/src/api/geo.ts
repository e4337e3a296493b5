import { z } from "zod";
import { countryView } from "./country.ts";

export const portView = z.object({
  id: z.int(),
  name: z.string(),
  country: countryView.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
});
export type PortView = z.infer<typeof portView>;
