/** A moment to the second with its zone, as in «2026-11-26 14:02:19 UTC». */
export function second(utc: string): string {
  const text = new Date(utc).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)} UTC`;
}
