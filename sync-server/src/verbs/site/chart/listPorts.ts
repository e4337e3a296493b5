import { toCountry } from "shared-schema/api/country";
import type { PortView } from "shared-schema/api/geo";
import type { Deps } from "../../base/context.ts";

/** The yacht harbours that the product knows; their numbers are their places in the file. */
export function listPorts(deps: Deps): PortView[] {
  return deps.assets.harbours().map(({ name, country, lat, lon, timezone }, index) => ({
    id: index + 1,
    name,
    country: toCountry(country),
    latitude: lat,
    longitude: lon,
    timezone,
  }));
}
