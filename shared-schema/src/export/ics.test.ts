import { expect, test } from "vitest";
import { type ScheduleInput, scheduleIcs } from "./ics.ts";
import type { Stop } from "./stops.ts";

const stop = (changes: Partial<Stop>): Stop => ({
  id: "w1",
  sn: 1,
  place: "Port Vauban, Antibes",
  country: "FR",
  latitude: 43.5851,
  longitude: 7.13,
  timezone: "Europe/Paris",
  arrival: null,
  arrival_estimated: false,
  departure: null,
  departure_estimated: false,
  is_call: true,
  is_routing: false,
  ...changes,
});
const input: ScheduleInput = {
  id: 42,
  name: "Été; à bord",
  waypoints: [
    stop({ departure: "2027-07-03T10:00:00Z" }),
    stop({ id: "w2", sn: 2, is_call: false, arrival: "2027-07-03T12:00:00Z" }),
    stop({
      id: "w3",
      sn: 3,
      place: "Calvi",
      arrival: "2027-07-04T08:00:00.5Z",
      arrival_estimated: true,
      departure: "2027-07-05T08:00:00Z",
    }),
    stop({ id: "w4", sn: 4, place: "Bonifacio", arrival: "2027-07-06T08:00:00Z", departure: "2027-07-06T07:00:00Z" }),
    stop({ id: "w5", sn: 5 }),
  ],
  delivery: "2027-07-03T10:00:00Z",
  redelivery: "2027-07-10T10:00:00Z",
  signed: true,
  now: "2027-01-15T09:00:00.123Z",
  language: "en",
};
function calendar(schedule: ScheduleInput): string {
  const text = scheduleIcs(schedule);
  if (text === null) throw new Error("no calendar was made");
  return text;
}

const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("one event per call, one each for delivery and redelivery", () => {
  const lines = unfolded(calendar(input));
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([
    "UID:agreement-42-delivery@passerelle",
    "UID:agreement-42-w1@passerelle",
    "UID:agreement-42-w3@passerelle",
    "UID:agreement-42-w4@passerelle",
    "UID:agreement-42-redelivery@passerelle",
  ]);
  const calvi = lines.indexOf("UID:agreement-42-w3@passerelle");
  expect(lines.slice(calvi - 1, calvi + 9)).toEqual([
    "BEGIN:VEVENT",
    "UID:agreement-42-w3@passerelle",
    "DTSTAMP:20270115T090000Z",
    "DTSTART:20270704T080000Z",
    "DTEND:20270705T080000Z",
    "SUMMARY:Call 3: Calvi (Été\\; à bord)",
    "LOCATION:Calvi",
    "GEO:43.585100;7.130000",
    "STATUS:TENTATIVE",
    "END:VEVENT",
  ]);
  expect(lines.filter((line) => line.startsWith("DTEND:"))).toHaveLength(1);
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("texts are escaped, and lines are folded at 75 octets between characters", () => {
  const name = `a\\b,c;d\r\ne\u0007${"é😀".repeat(60)}`;
  const text = calendar({ ...input, name, language: "fr" });
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
  }
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(unfolded(text)).toContain(`SUMMARY:Livraison (a\\\\b\\,c\\;d\\ne${"é😀".repeat(60)})`);
});

test("an agreement without times gives no calendar: one has an event at least", () => {
  expect(scheduleIcs({ ...input, waypoints: [stop({})], delivery: null, redelivery: null })).toBeNull();
});

test("nothing of a draft is sure", () => {
  const lines = unfolded(calendar({ ...input, signed: false }));
  expect(lines.filter((line) => line.startsWith("STATUS:")).every((line) => line === "STATUS:TENTATIVE")).toBe(true);
});
