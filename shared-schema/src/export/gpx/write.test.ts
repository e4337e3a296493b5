import { readFileSync } from "node:fs";
import fc from "fast-check";
import { generateNKeysBetween } from "fractional-indexing";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { orderWaypoints } from "../../agreement/order.ts";
import { withoutInvisible } from "../../base/text/invisible.ts";
import { longitudeDifference } from "../../geo/rhumb.ts";
import { planItinerary } from "../../itinerary/itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "../../itinerary/testing.test-support.ts";
import { readGpx } from "./read.ts";
import { waypointsFromGpx } from "./toWaypoints.ts";
import { gpxName, withoutControls } from "./types.ts";
import { type GpxExport, gpxOfItinerary, writeGpx } from "./write.ts";

const SCHEMA = readFileSync(new URL("../../../fixtures/gpx-1.1.xsd", import.meta.url), "utf8");

const position = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
};
const time = fc
  .date({ min: new Date("2000-01-02"), max: new Date("2099-01-01"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString().replace(".000Z", "Z"));
const name = fc.string({ unit: "binary", maxLength: 12 }).map(gpxName);
/** Degrees as agreements hold them, exact in a file. */
const exact = (limit: number) => fc.integer({ min: -limit * 10_000, max: limit * 10_000 - 1 }).map((it) => it / 10_000);
const bend = fc.record({ latitude: exact(90), longitude: exact(180) });
/** As it is kept of a file: what no one can see is left out. */
const readable = (name: string) => withoutInvisible(withoutControls(name));
const own = fc.record({
  is_call: fc.boolean(),
  is_routing: fc.boolean(),
  call_location_str: fc.option(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).map(readable)),
  arr_date: fc.option(time),
  dep_date: fc.option(time),
  planned_speed: fc.option(fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10)),
  track: fc.option(fc.array(bend, { minLength: 1, maxLength: 4 })),
});
const file = fc.record({
  name: fc.constant("Été «Sud» <&>"),
  waypoints: fc.array(
    fc.record(
      { ...position, name, time: fc.option(time), is_call: fc.boolean(), own },
      { requiredKeys: ["latitude", "longitude", "name", "time", "is_call"] },
    ),
    { minLength: 1, maxLength: 6 },
  ),
  legs: fc.array(fc.record({ points: fc.array(fc.record(position), { maxLength: 5 }) }), { maxLength: 3 }),
});

function near(
  read: { latitude: number; longitude: number } | undefined,
  written: { latitude: number; longitude: number },
) {
  if (!read) throw new Error("a point was lost");
  expect(Math.abs(read.latitude - written.latitude)).toBeLessThan(1e-6);
  expect(Math.abs(longitudeDifference(read.longitude, written.longitude))).toBeLessThan(1e-6);
}

test("a written file is read again", () => {
  fc.assert(
    fc.property(file, (written: GpxExport) => {
      const result = readGpx(writeGpx(written));
      if (!result.ok) throw new Error(result.fault.code);
      const { routes, tracks, waypoints, name: title } = result.value;
      expect(title).toBe(written.name);
      const route = routes[0]?.points ?? [];
      expect(route.map((point) => [point.name, point.time])).toEqual(
        written.waypoints.map((point) => [point.name, point.time]),
      );
      written.waypoints.forEach((point, index) => {
        near(route[index], point);
      });
      const calls = written.waypoints.filter(({ is_call }) => is_call);
      expect(waypoints.map((point) => point.name)).toEqual(calls.map((point) => point.name));
      const line = written.legs
        .flatMap(({ points }) => points)
        .filter(
          (point, index, all) =>
            index === 0 || all[index - 1]?.latitude !== point.latitude || all[index - 1]?.longitude !== point.longitude,
        );
      expect(tracks[0]?.points.length ?? 0).toBe(line.length);
      line.forEach((point, index) => {
        near(tracks[0]?.points[index], point);
      });
    }),
  );
});

/** Returns the faults that libxml2 finds in the documents against the GPX 1.1 schema. */
async function schemaFaults(documents: readonly string[]): Promise<string[]> {
  const xml = documents.map((contents, index) => ({ fileName: `route-${index}.gpx`, contents }));
  const { errors } = await validateXML({ xml, schema: { fileName: "gpx-1.1.xsd", contents: SCHEMA } });
  return errors.map(({ rawMessage }) => rawMessage);
}

test("written files are valid GPX 1.1: marks, route and track, whatever their names and places", async () => {
  const documents = fc.sample(file, { numRuns: 60, seed: 11 }).map(writeGpx);
  expect(documents.some((text) => /<wpt .*<rte>.*<trkpt /s.test(text))).toBe(true);
  expect(await schemaFaults(documents)).toEqual([]);
  const [first = ""] = documents;
  expect(await schemaFaults([first.replace("</metadata>", "</metadata><rte/><wpt/>")])).not.toEqual([]);
});

const CANNES =
  '<extensions><passerelle:waypoint xmlns:passerelle="urn:passerelle:gpx:route:1" call="false" routing="false"' +
  ' departure="2027-07-01T10:00:00Z"><passerelle:place>Cannes</passerelle:place></passerelle:waypoint></extensions>';
const AT_SEA =
  '<extensions><passerelle:waypoint xmlns:passerelle="urn:passerelle:gpx:route:1" call="false" routing="false"' +
  ' arrival="2027-07-30T10:00:00Z"><passerelle:bend lat="43.4" lon="100"/></passerelle:waypoint></extensions>';

test("a route comes back as it was: calls, positioning, names, times, speeds and bends", () => {
  const stop = fc.record({ latitude: exact(90), longitude: exact(180), own });
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 6 }), (stops) => {
      const keys = generateNKeysBetween(null, null, stops.length);
      const waypoints = Object.fromEntries(
        stops.map(({ own: fields, ...at }, index) => [
          `w${index}`,
          testWaypoint({ ...at, ...fields, pos: keys[index] ?? "" }),
        ]),
      );
      const ordered = orderWaypoints(waypoints).map(([, { pos, ...waypoint }], index) => ({
        ...waypoint,
        // No leg arrives at the first.
        ...(index === 0 && { track: null, planned_speed: null }),
      }));
      const agreement = { waypoints, stays: {}, ...OPEN_PERIOD };
      const itinerary = planItinerary({ agreement, yacht: null, geo: fakeGeo({}), countryName: (iso) => iso });
      const read = readGpx(writeGpx(gpxOfItinerary("Round", itinerary, waypoints, "en")));
      const [route] = read.ok ? read.value.routes : [];
      if (!route) throw new Error("the route was lost");
      let made = 0;
      const newId = () => `n${made++}`;
      const back = waypointsFromGpx(route, { as: "route", newId, existing: {}, selected: null });
      expect(Object.values(back).map(({ pos, ...waypoint }) => waypoint)).toEqual(ordered);
    }),
  );
});

test("incomplete extensions of our own are ignored, and so are those of others", () => {
  const point = (extensions: string) => `<rtept lat="1" lon="2"><extensions>${extensions}</extensions></rtept>`;
  const gpx = (extensions: string) => `<gpx version="1.1"><rte>${point(extensions)}</rte></gpx>`;
  const ownOf = (extensions: string) => {
    const read = readGpx(gpx(extensions));
    return read.ok ? read.value.routes[0]?.points[0]?.own : read.fault;
  };
  const ours = (inside: string) =>
    `<other:a xmlns:other="urn:x">1</other:a><passerelle:waypoint xmlns:passerelle="urn:passerelle:gpx:route:1" ${inside}/>`;
  expect(ownOf(ours('call="true" routing="true" speed="9.5"'))).toMatchObject({ is_call: true, planned_speed: 9.5 });
  expect(ownOf(ours('call="true" speed="a lot"'))).toBeUndefined();
  expect(ownOf(ours('call="true" arrival="soon"'))).toBeUndefined();
  expect(ownOf('<passerelle:waypoint xmlns:passerelle="urn:else" call="true"/>')).toBeUndefined();
});

test("a track crosses 180° within the longitudes of the schema", async () => {
  const waypoints = {
    a: testWaypoint({ pos: "a0", dep_date: "2027-07-01T10:00:00Z", call_location_str: "Cannes" }),
    b: testWaypoint({
      pos: "a1",
      longitude: 180,
      track: [{ latitude: 43.4, longitude: 100 }],
      arr_date: "2027-07-30T10:00:00Z",
    }),
  };
  const itinerary = planItinerary({
    agreement: { waypoints, stays: {}, ...OPEN_PERIOD },
    yacht: null,
    geo: fakeGeo({}),
    countryName: (iso) => iso,
  });
  const text = writeGpx(gpxOfItinerary("Été", itinerary, waypoints, "en"));
  expect(await schemaFaults([text])).toEqual([]);
  expect(text.slice(text.indexOf("<metadata>"))).toBe(`<metadata><name>Été</name></metadata>
<wpt lat="43.5" lon="7"><time>2027-07-01T10:00:00Z</time><name>Cannes</name><sym>Anchor</sym></wpt>
<rte>
<name>Été</name>
<rtept lat="43.5" lon="7"><time>2027-07-01T10:00:00Z</time><name>Cannes</name>${CANNES}</rtept>
<rtept lat="43.5" lon="-180"><time>2027-07-30T10:00:00Z</time><name>At sea</name>${AT_SEA}</rtept>
</rte>
<trk>
<name>Été</name>
<trkseg>
<trkpt lat="43.5" lon="7"/>
<trkpt lat="43.4" lon="100"/>
<trkpt lat="43.5" lon="-180"/>
</trkseg>
</trk>
</gpx>
`);
});
