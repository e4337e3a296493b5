import type { Position } from "../../../base/basics.ts";
import { typedDegrees } from "../../typedDegrees.ts";

/**
 * A position as people write it in one line, latitude first: «43°34.8' N 7°07.4' E», «43.58, 7.12», «43 34.8 N 007 07.4 E»,
 * «N43 34 48 E7 7 24», «43,58 7,12». Null for what is none.
 */
export function typedPosition(text: string): Position | null {
  for (const [first, second] of halves(text.trim())) {
    const [latitude, longitude] = [typedDegrees(first, "latitude"), typedDegrees(second, "longitude")];
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  return null;
}

/** The ways to part a text into latitude and longitude. */
function halves(text: string): [string, string][] {
  const parts: [string, string][] = [];
  const add = (match: RegExpExecArray | null) => {
    if (match?.[1] && match[2]) parts.push([match[1], match[2]]);
  };
  add(/^([^NSEWO]*\d[^NSEWO]*[NS])[\s,;/]*(\d.*)$/i.exec(text));
  add(/^([NS]\s*\d[^EWO]*?)[\s,;/]*([EWO].*)$/i.exec(text));
  add(/^([^;/]+)[;/]([^;/]+)$/.exec(text));
  add(/^([^,]+),\s*([^,]+)$/.exec(text));
  add(/^(.+\d),\s+(\S.+)$/.exec(text));
  const words = text.split(/\s+/);
  if (words.length % 2 === 0) {
    const middle = words.length / 2;
    parts.push([words.slice(0, middle).join(" "), words.slice(middle).join(" ")]);
  }
  return parts;
}
