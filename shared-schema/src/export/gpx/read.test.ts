import { expect, test } from "vitest";
import type { GpxFault } from "./fault.ts";
import { MAX_GPX_POINTS, MAX_RECORDED_POINTS, readGpx } from "./read.ts";

const gpx = (content: string, version = "1.1") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="${version}" creator="t">\n${content}\n</gpx>`;

function faultOf(text: string): GpxFault {
  const result = readGpx(text);
  if (result.ok) throw new Error("was read");
  return result.fault;
}

test("routes, tracks and waypoints are read with their names and times", () => {
  const text = gpx(`<metadata><name>Été &amp; &#x22;Sud&quot;</name></metadata>
    <wpt lat="43.55" lon="7.017"><ele>0</ele><name><![CDATA[A <b> &amp;]]></name></wpt>
    <rte><name>R</name><rtept lat=" +43.5 " lon='-.5'><time>2027-07-01T12:00:00+02:00</time></rtept>
      <rtept lat="-1e-3" lon="180"><time>2027-07-01T12:00</time><extensions><name>not this</name></extensions></rtept></rte>
    <trk><trkseg><trkpt lat="1" lon="2"/></trkseg><trkseg><trkpt lat="3" lon="4"><time>1980-01-06T00:00:00Z</time></trkpt></trkseg></trk>
    <rte><name>empty</name></rte>`);
  expect(readGpx(`\ufeff${text.replaceAll("\n", "\r\n")}`)).toEqual({
    ok: true,
    value: {
      name: 'Été & "Sud"',
      routes: [
        {
          name: "R",
          points: [
            { latitude: 43.5, longitude: -0.5, name: null, time: "2027-07-01T10:00:00Z" },
            { latitude: -0.001, longitude: 180, name: null, time: "2027-07-01T12:00:00Z" },
          ],
        },
      ],
      tracks: [
        {
          name: null,
          points: [
            { latitude: 1, longitude: 2, name: null, time: null },
            { latitude: 3, longitude: 4, name: null, time: null },
          ],
        },
      ],
      waypoints: [{ latitude: 43.55, longitude: 7.017, name: "A <b> &amp;", time: null }],
      thinned: null,
    },
  });
});

test("GPX 1.0 and a namespace prefix are read, too", () => {
  const old = readGpx(gpx('<name>Old</name><wpt lat="1" lon="2"/>', "1.0"));
  expect(old.ok && old.value.name).toBe("Old");
  const prefixed = readGpx(
    '<g:gpx version="1.1"><g:wpt lat="1" lon="2"><g:name>N</g:name><name>other</name></g:wpt></g:gpx>',
  );
  expect(prefixed.ok && prefixed.value.waypoints[0]?.name).toBe("N");
});

test("extensions are passed over, whatever they hold", () => {
  const text = gpx(`<extensions/><wpt lat="1" lon="2"><extensions><![CDATA[a & &b; </c>]]><extensions lat="99">
    <wpt lat="99" lon="0"/></extensions></extensions></wpt><wpt lat="3" lon="4"/>`);
  const read = readGpx(text);
  expect(read.ok && read.value.waypoints.map(({ latitude }) => latitude)).toEqual([1, 3]);
  expect(faultOf(text.replace('lat="3"', 'lat="93"'))).toMatchObject({
    values: { line: 4, element: "wpt", value: "93" },
  });
});

test("a thousand ampersands are no attack", () => {
  const many = readGpx(gpx(`<wpt lat="1" lon="2"><name>&amp;</name></wpt>`.repeat(3_000)));
  expect(many.ok && many.value.waypoints.length).toBe(3_000);
});

test.each<[string, GpxFault["code"], GpxFault["values"]]>([
  ['<wpt lat="95" lon="2"/>', "coordinate", { line: 3, element: "wpt", attribute: "lat", value: "95", limit: 90 }],
  [
    '\n<rte>\n<rtept lat="5" lon="-180.1"/></rte>',
    "coordinate",
    { line: 5, element: "rtept", attribute: "lon", value: "-180.1", limit: 180 },
  ],
  ['<wpt lat="0x10" lon="2"/>', "coordinate", { line: 3, element: "wpt", attribute: "lat", value: "0x10", limit: 90 }],
  ['<wpt lat="" lon="2"/>', "coordinate", { line: 3, element: "wpt", attribute: "lat", value: "", limit: 90 }],
  ['<wpt lat="1"/>', "coordinate-missing", { line: 3, element: "wpt", attribute: "lon" }],
  ['<wpt lat="1" lon="1"><name>&boom;</name></wpt>', "entity", { line: 3, value: "&boom;" }],
  ["<metadata/>", "nothing", {}],
])("%s is refused, saying where", (content, code, values) => {
  expect(faultOf(gpx(content))).toEqual({ code, values });
});

test("malformed GPX is refused", () => {
  expect(faultOf(gpx("<rte>\n<rtept>"))).toEqual({ code: "malformed", values: { line: 5, column: 1 } });
  expect(faultOf(" \n")).toEqual({ code: "empty", values: {} });
  expect(faultOf("plain words").values).toEqual({ line: 1, column: 1 });
  const page = "<!-- A <!DOCTYPE in a comment -->\n<!doctype html><html><body>Not found</body></html>";
  expect(faultOf(page)).toEqual({ code: "not-gpx", values: { line: 2, element: "html" } });
  expect(faultOf('<kml version="1.1"/>')).toEqual({ code: "not-gpx", values: { line: 1, element: "kml" } });
  expect(faultOf(gpx("", "2.0"))).toEqual({ code: "version", values: { line: 2, value: "2.0" } });
  const twice = faultOf('<gpx version="1.1"/>\n<gpx/>');
  expect(twice).toEqual({ code: "second-root", values: { line: 2, element: "gpx" } });
  expect(faultOf(gpx("<__proto__><x/></__proto__>")).code).toBe("unreadable");
  expect(faultOf(gpx(`${"<a>".repeat(500)}${"</a>".repeat(500)}`)).code).toBe("unreadable");
});

test("document types and entities are refused before anything is read", () => {
  const bomb = '<?xml version="1.0"?>\n<!DOCTYPE gpx [<!ENTITY a "aaaa">]>\n<gpx version="1.1"/>';
  expect(faultOf(bomb)).toEqual({ code: "doctype", values: { line: 2 } });
  expect(faultOf(gpx('<!entity a "b">'))).toEqual({ code: "doctype", values: { line: 3 } });
});

test("a doctype in a comment or a name declares nothing", () => {
  const text = gpx('<!-- was <!DOCTYPE gpx> once -->\n<wpt lat="1" lon="2"><name><![CDATA[<!ENTITY]]></name></wpt>');
  expect(readGpx(text)).toMatchObject({ ok: true, value: { waypoints: [{ name: "<!ENTITY" }] } });
});

test("a long track is thinned along its way, with its ends and with a word about it", () => {
  const reading = (second: number) => `<trkpt lat="${(second / 1e5).toFixed(5)}" lon="2">\n<time>x</time></trkpt>\n`;
  const readings = Array.from({ length: 45_000 }, (_, second) => reading(second));
  const track = `<trk><trkseg>${readings.slice(0, 30_000).join("")}</trkseg><trkseg>${readings.slice(30_000).join("")}`;
  const text = gpx(`${track}</trkseg></trk>\n<wpt lat="95" lon="0"/>`);
  // The line of a fault is that of the file as it lies on the disk.
  expect(faultOf(text).values).toMatchObject({ line: 90_004 });
  const read = readGpx(text.replace('lat="95"', 'lat="9"'));
  if (!read.ok) throw new Error(read.fault.code);
  const points = read.value.tracks[0]?.points ?? [];
  expect(read.value.thinned).toEqual({ from: 45_000, to: points.length });
  expect(points.length).toBeLessThanOrEqual(MAX_GPX_POINTS);
  expect([points[0]?.latitude, points.at(-1)?.latitude]).toEqual([0, 0.44999]);
  const steps = points.slice(1).map(({ latitude }, index) => latitude - (points[index]?.latitude ?? 0));
  expect(Math.max(...steps)).toBeLessThan(4e-5);
});

test("too much of it is refused", () => {
  const points = '<rtept lat="1" lon="2"/>\n'.repeat(MAX_GPX_POINTS);
  expect(readGpx(gpx(`<rte>\n${points}</rte>`)).ok).toBe(true);
  const more = gpx(`<rte>\n${points}<rtept lat="1" lon="2"/></rte>`);
  expect(faultOf(more)).toEqual({ code: "too-many-points", values: { line: 20_004, limit: 20_000 } });
  const endless = gpx(`<trk><trkseg>${"<trkpt/>".repeat(MAX_RECORDED_POINTS + 1)}</trkseg></trk>`);
  expect(faultOf(endless).code).toBe("too-many-points");
  const unclosed = gpx('<trkpt lat="1" lon="2">'.repeat(MAX_GPX_POINTS + 1));
  expect(faultOf(unclosed).code).toBe("malformed");
  const tooLarge = { code: "too-large", values: { limit: 20 } };
  expect(faultOf("x".repeat(20_000_001))).toEqual(tooLarge);
  expect(faultOf("é".repeat(10_000_001))).toEqual(tooLarge);
});
