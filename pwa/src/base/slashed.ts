/** A day as screens show it in either language, `YYYY/MM/DD`. @param date `YYYY-MM-DD`, or an instant, of which the UTC day is taken */
export function slashed(date: string): string {
  return date.slice(0, 10).replaceAll("-", "/");
}
