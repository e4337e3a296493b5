import { useMemo } from "react";
import { useLanguage } from "#ui/i18n.ts";
import classes from "./Schedule.module.css";
import type { ScheduleDay, ScheduleMonth } from "./schedule.ts";

/** Any Monday: the names of the week's days begin with it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The months as a picture. Everything in it is in the list under it, which is what screen readers read. */
export function ScheduleMonths({ months, today }: { months: readonly ScheduleMonth[]; today: string }) {
  const language = useLanguage();
  const { month, weekdays } = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
    return {
      month: new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }),
      weekdays: Array.from({ length: 7 }, (_, index) => weekday.format(MONDAY + index * DAY_MS).slice(0, 2)),
    };
  }, [language]);
  return (
    <div className={classes.months} aria-hidden="true">
      {months.map(({ date, weeks }) => (
        <table key={date} className={classes.month}>
          <caption>{month.format(new Date(date))}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((day) => day !== null)?.date}>
                {week.map((day, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the week
                  <Day key={index} day={day} isToday={day?.date === today} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Day({ day, isToday }: { day: ScheduleDay | null; isToday: boolean }) {
  if (!day) return <td />;
  return (
    <td data-period={day.period ?? undefined} data-date={day.date} data-today={isToday || undefined}>
      {day.number}
      <span className={classes.dots}>
        {day.dots.map((kind) => (
          <span key={kind} className={classes.dot} data-kind={kind} />
        ))}
      </span>
    </td>
  );
}
