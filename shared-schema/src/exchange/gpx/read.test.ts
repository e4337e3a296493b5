import { expect, test } from "vitest";
import { MAX_GPX_POINTS, readGpx } from "./read.ts";

const gpx = (content: string, version = "1.1") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="${version}" creator="t">\n${content}\n</gpx>`;

function refusalOf(text: string): string {
  const result = readGpx(text);
  if (result.ok) throw new Error("was read");
  expect(result.refusal.code).toBe("invalid");
  return result.refusal.message;
}

test("routes, tracks and waypoints are read with their names and times", () => {
  const text = gpx(`<metadata><name>Été &amp; &#x22;Sud&quot;</name></metadata>
    <wpt lat="43.55" lon="7.017"><ele>0</ele><name><![CDATA[A <b> &amp;]]></name></wpt>
    <rte><name>R</name><rtept lat=" +43.5 " lon='-.5'><time>2027-07-01T12:00:00+02:00</time></rtept>
      <rtept lat="-1e-3" lon="180"><time>2027-07-01T12:00</time><extensions><name>not this</name></extensions></rtept></rte>
    <trk><trkseg><trkpt lat="1" lon="2"/></trkseg><trkseg><trkpt lat="3" lon="4"><time>soon</time></trkpt></trkseg></trk>
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
  expect(refusalOf(text.replace('lat="3"', 'lat="93"'))).toMatch(/^Line 4, <wpt>: «lat» is «93»/);
});

test("a thousand ampersands are no attack", () => {
  const many = readGpx(gpx(`<wpt lat="1" lon="2"><name>&amp;</name></wpt>`.repeat(3_000)));
  expect(many.ok && many.value.waypoints.length).toBe(3_000);
});

test.each([
  ['<wpt lat="95" lon="2"/>', "Line 3, <wpt>: «lat» is «95», not a number from −90 to 90."],
  [
    '\n<rte>\n<rtept lat="5" lon="-180.1"/></rte>',
    "Line 5, <rtept>: «lon» is «-180.1», not a number from −180 to 180.",
  ],
  ['<wpt lat="0x10" lon="2"/>', "Line 3, <wpt>: «lat» is «0x10», not a number from −90 to 90."],
  ['<wpt lat="" lon="2"/>', "Line 3, <wpt>: «lat» is «», not a number from −90 to 90."],
  ['<wpt lat="1"/>', "Line 3, <wpt>: «lon» is missing."],
  ['<wpt lat="1" lon="1"><name>&boom;</name></wpt>', "Line 3: «&boom;» is not a character of XML."],
  ["<metadata/>", "The file holds no route, track or waypoint."],
])("%s is refused, saying where", (content, message) => {
  expect(refusalOf(gpx(content))).toBe(message);
});

test("what is not well-formed GPX is refused", () => {
  expect(refusalOf(gpx("<rte>"))).toMatch(/^Line \d+: the file is not well-formed XML\. /);
  expect(refusalOf("")).toMatch(/not well-formed/);
  expect(refusalOf("plain words")).toMatch(/not well-formed/);
  expect(refusalOf('<kml version="1.1"/>')).toBe("Line 1: the file begins with <kml>, not with <gpx>.");
  expect(refusalOf(gpx("", "2.0"))).toBe("Line 2: GPX version «2.0» is not 1.0 or 1.1.");
  expect(refusalOf('<gpx version="1.1"/>\n<gpx/>')).toBe("Line 2: a second root element <gpx>.");
  expect(refusalOf(gpx("<__proto__><x/></__proto__>"))).toMatch(/^The file is not readable XML\./);
  expect(refusalOf(gpx(`${"<a>".repeat(500)}${"</a>".repeat(500)}`))).toMatch(/^The file is not readable XML\./);
});

test("document types and entities are refused before anything is read", () => {
  const bomb = '<?xml version="1.0"?>\n<!DOCTYPE gpx [<!ENTITY a "aaaa">]>\n<gpx version="1.1"/>';
  expect(refusalOf(bomb)).toBe("Line 2: the file declares a document type or entities.");
  expect(refusalOf(gpx('<!entity a "b">'))).toBe("Line 3: the file declares a document type or entities.");
});

test("too much of it is refused", () => {
  const points = `${'<trkpt lat="1" lon="2"/>\n'.repeat(MAX_GPX_POINTS)}`;
  expect(readGpx(gpx(`<trk><trkseg>\n${points}</trkseg></trk>`)).ok).toBe(true);
  const more = gpx(`<trk><trkseg>\n${points}<trkpt lat="1" lon="2"/></trkseg></trk>`);
  expect(refusalOf(more)).toBe("Line 20004: the file has more than 20000 points.");
  expect(refusalOf("x".repeat(20_000_001))).toBe("The file is larger than 20 MB.");
  expect(refusalOf("é".repeat(10_000_001))).toBe("The file is larger than 20 MB.");
});
