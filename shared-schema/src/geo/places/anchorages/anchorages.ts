import { CARIBBEAN } from "./caribbean.ts";
import { EAST } from "./eastMediterranean.ts";
import { WEST } from "./westMediterranean.ts";

/** A well-known anchorage. Its position is approximate: in the water of its bay, and no place to drop an anchor by. */
export interface Anchorage {
  name: string;
  /** ISO code. */
  country: string;
  latitude: number;
  longitude: number;
  /** A harbour or town within 5 NM. */
  near: string;
}

/** Anchorages of the Mediterranean, the Caribbean and the Bahamas. */
export function readAnchorages(): Anchorage[] {
  const lines = [WEST, EAST, CARIBBEAN].flatMap((text) => text.trim().split("\n"));
  return lines.map((line) => {
    const [name = "", country = "", latitude, longitude, near = ""] = line.split("|");
    return { name, country, latitude: Number(latitude), longitude: Number(longitude), near };
  });
}
