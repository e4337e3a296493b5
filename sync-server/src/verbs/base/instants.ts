export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The moment so many milliseconds after another, or before it where they are negative. UTC. */
export function movedBy(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
