/** «Jul 03, 10:00» (in French «03 juil., 10:00») on the clock of an IANA zone, in 24 hours. */
export function shortInstant(instant: string, zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const clock = `${part("hour")}:${part("minute")}`;
  return locale.startsWith("fr")
    ? `${part("day")} ${part("month")}, ${clock}`
    : `${part("month")} ${part("day")}, ${clock}`;
}
