import {
  MOST_REPORTS_AN_HOUR,
  type ProblemReport,
  pagePattern,
  scrubbed,
  scrubbedLine,
} from "shared-schema/api/site/problemReport";

import { loadsOrFetches } from "./ignored.ts";

const HOUR_MS = 3_600_000;
/** An error is met by a boundary, by the router and by the window: it is reported once. */
const met = new WeakSet<object>();
let since = 0;
let count = 0;

/** The report of an error: its kind and its place in the code. */
export function reportOf(error: Error, page: string, device: string): ProblemReport {
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  // The first line repeats the message.
  const places = lines.filter((line) => /^at |@|:\d+:\d+/.test(line) && !line.includes(error.message || "\u0000"));
  return {
    name: error.name.slice(0, 80),
    message: scrubbed(error.message).slice(0, 500),
    stack: places.slice(0, 30).map((line) => scrubbedLine(line).slice(0, 300)),
    page: pagePattern(page).slice(0, 200),
    device: device.slice(0, 200),
  };
}

/** React tells of a render that it tries again by an error of its own, around the one that was thrown. */
const thrownError = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause : error);

/** Sends a report, ten of them within an hour at most. One that does not arrive is not sent again. */
export async function sendReport(told: unknown): Promise<void> {
  const error = thrownError(told);
  if (!(error instanceof Error) || met.has(error) || loadsOrFetches(error)) return;
  met.add(error);
  const now = Date.now();
  if (now - since >= HOUR_MS) [since, count] = [now, 0];
  count += 1;
  if (count > MOST_REPORTS_AN_HOUR) return;
  const body = JSON.stringify(reportOf(error, location.pathname, navigator.userAgent));
  const headers = { "content-type": "application/json" };
  await fetch("/problem_report", { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
