import { waypoint } from "../../agreement/schema.ts";
import { degrees, element } from "./markup.ts";
import { type GpxOwn, withoutControls } from "./types.ts";
import { parseXml } from "./xml.ts";

/** The namespace of this product's own words in a GPX file: every other reader passes them over. */
const OWN_NAMESPACE = "urn:passerelle:gpx:route:1";
const PREFIX = "passerelle";

const own = waypoint.pick({
  is_call: true,
  is_routing: true,
  call_location_str: true,
  arr_date: true,
  dep_date: true,
  planned_speed: true,
  track: true,
});

/** A waypoint's own words as the `extensions` of its point, with their namespace beside them: a copy of the point keeps both. */
export function ownElement(fields: GpxOwn): string {
  const { is_call, is_routing, arr_date, dep_date, planned_speed, call_location_str, track } = fields;
  const attributes = [
    ["xmlns:passerelle", OWN_NAMESPACE],
    ["call", String(is_call)],
    ["routing", String(is_routing)],
    ["arrival", arr_date],
    ["departure", dep_date],
    ["speed", planned_speed],
  ].flatMap(([name, value]) => (value === null ? [] : [`${name}="${value}"`]));
  const name = call_location_str === null ? null : withoutControls(call_location_str);
  const bends = (track ?? []).map(
    ({ latitude, longitude }) => `<${PREFIX}:bend lat="${degrees(latitude)}" lon="${degrees(longitude)}"/>`,
  );
  const inside = element(`${PREFIX}:place`, name) + bends.join("");
  return `<extensions><${PREFIX}:waypoint ${attributes.join(" ")}>${inside}</${PREFIX}:waypoint></extensions>`;
}

/** This product's own words among the extensions of a point, as they stand in the file; nothing where they are no longer whole. */
export function readOwn(extensions: string): GpxOwn | undefined {
  if (!extensions.includes(OWN_NAMESPACE)) return undefined;
  const parsed = parseXml(`<own>${extensions}</own>`);
  const found = parsed.ok ? parsed.value.children.find(({ name }) => name === `${PREFIX}:waypoint`) : undefined;
  if (!found) return undefined;
  const { call, routing, arrival, departure, speed } = found.attributes;
  const bends = found.children.filter(({ name }) => name === `${PREFIX}:bend`);
  const place = found.children.find(({ name }) => name === `${PREFIX}:place`);
  const read = own.safeParse({
    is_call: call === "true",
    is_routing: routing === "true",
    call_location_str: place?.text ?? null,
    arr_date: arrival ?? null,
    dep_date: departure ?? null,
    planned_speed: speed === undefined ? null : Number(speed),
    track:
      bends.length === 0
        ? null
        : bends.map(({ attributes: { lat, lon } }) => ({ latitude: Number(lat), longitude: Number(lon) })),
  });
  return read.success ? read.data : undefined;
}
