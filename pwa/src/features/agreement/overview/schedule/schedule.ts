import { isCall } from "shared-schema/agreement/calls";
import { orderWaypoints } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";

type EventKind = "delivery" | "redelivery" | "call" | "routing";
/** Between delivery and redelivery, or on the way there and back. */
export type Period = "cruise" | "positioning";

export interface ScheduleEvent {
  kind: EventKind;
  from: string;
  to: string;
  /** The waypoint of a call. */
  waypoint: string | null;
}

export interface ScheduleDay {
  /** YYYY-MM-DD, UTC. */
  date: string;
  number: number;
  period: Period | null;
  dots: EventKind[];
}

export interface ScheduleMonth {
  /** Its first day, YYYY-MM-DD. */
  date: string;
  /** Days of other months are empty. Monday comes first. */
  weeks: (ScheduleDay | null)[][];
}

type Dates = Pick<
  AgreementBody,
  "delivery_date" | "redelivery_date" | "positioning_toward_start" | "positioning_return_end" | "waypoints"
>;

const DAY_MS = 86_400_000;
const WEEK = 7;
/** A year mistyped must not draw a century. */
const MOST_MONTHS = 12;
const DOTS: readonly EventKind[] = ["delivery", "redelivery", "call", "routing"];

/** Delivery, redelivery and every call that has a time, in the order of time. */
export function scheduleEvents(dates: Dates): ScheduleEvent[] {
  const { delivery_date, redelivery_date, waypoints } = dates;
  const calls = orderWaypoints(waypoints).flatMap(([id, waypoint]): ScheduleEvent[] => {
    const from = waypoint.arr_date ?? waypoint.dep_date;
    if (from === null || !isCall(waypoints, id)) return [];
    const to = waypoint.dep_date !== null && waypoint.dep_date > from ? waypoint.dep_date : from;
    return [{ kind: waypoint.is_routing ? "routing" : "call", from, to, waypoint: id }];
  });
  const moment = (kind: EventKind, at: string | null): ScheduleEvent[] =>
    at === null ? [] : [{ kind, from: at, to: at, waypoint: null }];
  const all = [...moment("delivery", delivery_date), ...calls, ...moment("redelivery", redelivery_date)];
  // The sort is stable: the yacht is delivered before the call of the same minute, and returned after it.
  return all.sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

/** The months from the first day that is involved to the last, in UTC. */
export function scheduleMonths(dates: Dates): ScheduleMonth[] {
  const events = scheduleEvents(dates);
  const { positioning_toward_start, positioning_return_end } = dates;
  const instants = [positioning_toward_start, positioning_return_end, ...events.flatMap(({ from, to }) => [from, to])];
  const days = instants.flatMap((instant) => (instant === null ? [] : [dayOf(instant)])).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: ScheduleMonth[] = [];
  for (let date = `${first.slice(0, 7)}-01`; date <= last && months.length < MOST_MONTHS; date = nextMonth(date)) {
    months.push({ date, weeks: weeksOf(date, dates, events) });
  }
  return months;
}

function weeksOf(month: string, dates: Dates, events: readonly ScheduleEvent[]): (ScheduleDay | null)[][] {
  const start = Date.parse(month);
  const count = Math.round((Date.parse(nextMonth(month)) - start) / DAY_MS);
  const before = (new Date(start).getUTCDay() + WEEK - 1) % WEEK;
  const days = Array.from({ length: count }, (_, index): ScheduleDay => {
    const date = dayOf(new Date(start + index * DAY_MS).toISOString());
    const here = events.filter(({ from, to }) => dayOf(from) <= date && date <= dayOf(to));
    const dots = DOTS.filter((kind) => here.some((event) => event.kind === kind));
    return { date, number: index + 1, period: periodOf(date, dates), dots };
  });
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const empty = (WEEK - (cells.length % WEEK)) % WEEK;
  const filled = [...cells, ...Array.from({ length: empty }, () => null)];
  return Array.from({ length: filled.length / WEEK }, (_, week) => filled.slice(week * WEEK, (week + 1) * WEEK));
}

function periodOf(date: string, dates: Dates): Period | null {
  const { delivery_date, redelivery_date, positioning_toward_start, positioning_return_end } = dates;
  if (isWithin(date, delivery_date, redelivery_date)) return "cruise";
  const toward = isWithin(date, positioning_toward_start, delivery_date);
  return toward || isWithin(date, redelivery_date, positioning_return_end) ? "positioning" : null;
}

function isWithin(date: string, from: string | null, to: string | null): boolean {
  return from !== null && to !== null && dayOf(from) <= date && date <= dayOf(to);
}

function dayOf(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function nextMonth(date: string): string {
  const first = new Date(date);
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString());
}
