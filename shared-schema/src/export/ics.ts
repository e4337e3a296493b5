import { escapeText, foldLine } from "./contentLine.ts";
import type { Stop } from "./stops.ts";

export interface ScheduleInput {
  /** Number of the agreement. */
  id: number;
  name: string;
  /** All waypoints in sailing order (`stopsOf`); the calls among them become events. */
  waypoints: readonly Stop[];
  delivery: string | null;
  redelivery: string | null;
  /** The agreement is signed; until then nothing of it is sure. */
  signed: boolean;
  /** The moment of writing, UTC. */
  now: string;
  language: "en" | "fr";
}

interface Event {
  uid: string;
  summary: string;
  start: string;
  end: string | null;
  /** Someone entered the times. */
  settled: boolean;
  where: Stop | null;
}

const LABELS = {
  en: { delivery: "Delivery", redelivery: "Redelivery", call: "Call" },
  fr: { delivery: "Livraison", redelivery: "Restitution", call: "Escale" },
} as const;

/**
 * The schedule of a charter as an iCalendar file (RFC 5545): delivery, every call that has a time, redelivery, all in
 * UTC. An event keeps its UID whenever the file is written again, so that calendars move it instead of doubling it.
 * @returns null without any time: RFC 5545 wants one event at least
 */
export function scheduleIcs(input: ScheduleInput): string | null {
  const events = eventsOf(input);
  if (events.length === 0) return null;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Passerelle//Charter schedule//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(input.name)}`,
    ...events.flatMap((event) => linesOf(event, input)),
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}

function eventsOf({ id, waypoints, delivery, redelivery, language }: ScheduleInput): Event[] {
  const labels = LABELS[language];
  const single = (part: "delivery" | "redelivery", start: string | null, where: Stop | undefined): Event[] =>
    start === null
      ? []
      : [{ uid: uidOf(id, part), summary: labels[part], start, end: null, settled: true, where: where ?? null }];
  const calls = waypoints.flatMap((stop): Event[] => {
    const start = stop.arrival ?? stop.departure;
    if (!stop.is_call || start === null) return [];
    const settled = stop.arrival === null ? !stop.departure_estimated : !stop.arrival_estimated;
    const summary = `${labels.call} ${stop.sn}: ${stop.place}`;
    return [{ uid: uidOf(id, stop.id), summary, start, end: stop.departure, settled, where: stop }];
  });
  const journey = waypoints.filter(({ is_routing }) => !is_routing);
  return [...single("delivery", delivery, journey[0]), ...calls, ...single("redelivery", redelivery, journey.at(-1))];
}

function uidOf(id: number, part: string): string {
  return `agreement-${id}-${part}@passerelle`;
}

function linesOf({ uid, summary, start, end, settled, where }: Event, { name, now, signed }: ScheduleInput): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    // An end has to come after the start; an event without one is a moment.
    ...(end !== null && stamp(end) > stamp(start) ? [`DTEND:${stamp(end)}`] : []),
    `SUMMARY:${escapeText(`${summary} (${name})`)}`,
    ...(where ? [`LOCATION:${escapeText(where.place)}`, `GEO:${geo(where.latitude)};${geo(where.longitude)}`] : []),
    `STATUS:${signed && settled ? "CONFIRMED" : "TENTATIVE"}`,
    "END:VEVENT",
  ];
}

/** `20270701T100000Z` */
function stamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function geo(degrees: number): string {
  return degrees.toFixed(6);
}
