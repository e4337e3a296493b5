import { Text } from "@mantine/core";
import { useMemo } from "react";
import { useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { useShow } from "../../frame/format/format.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { overviewMessages } from "../messages.ts";
import classes from "./Schedule.module.css";
import { ScheduleMonths } from "./ScheduleMonths.tsx";
import { type ScheduleEvent, scheduleEvents, scheduleMonths } from "./schedule.ts";
import { scheduleMessages } from "./scheduleMessages.ts";

const LEGEND = ["cruise", "positioning", "delivery", "redelivery", "call", "routing", "today"] as const;

/** The zone of the whole calendar, as the contract has it. */
const ZONE = "UTC";

/** The cruise as a calendar, and the same in words, folded. */
export function Calendar() {
  const t = useText(scheduleMessages);
  const overview = useText(overviewMessages);
  const { agreement } = useWorkspace();
  const today = useToday();
  const months = useMemo(() => scheduleMonths(agreement), [agreement]);
  const events = useMemo(() => scheduleEvents(agreement), [agreement]);
  if (months.length === 0) return <Text c="dimmed">{overview("overview.schedule.none")}</Text>;
  return (
    <div className={classes.calendar}>
      <ScheduleMonths months={months} today={today} />
      <ul className={classes.legend} aria-label={t("schedule.legend")}>
        {LEGEND.map((kind) => (
          <li key={kind}>
            <span className={classes.swatch} data-kind={kind} aria-hidden />
            {t(`schedule.${kind}`)}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        {t("schedule.note")}
      </Text>
      <details className={classes.inWords}>
        <summary>{t("schedule.events")}</summary>
        <ol className={classes.events} aria-label={t("schedule.events")}>
          {events.map((event) => (
            <Entry key={`${event.kind}:${event.waypoint}`} event={event} />
          ))}
        </ol>
      </details>
    </div>
  );
}

function Entry({ event: { kind, from, to, waypoint } }: { event: ScheduleEvent }) {
  const t = useText(scheduleMessages);
  const show = useShow();
  const place = usePlaceName();
  const what = t(`schedule.${kind}`);
  return (
    <li className={classes.event}>
      <span className={classes.swatch} data-kind={kind} aria-hidden />
      <span>
        {waypoint === null ? what : t("schedule.at", { what, place: place(waypoint) })}
        <Text size="sm" c="dimmed" component="span" display="block">
          {from === to
            ? show.moment(from, ZONE)
            : t("schedule.stay", { from: show.moment(from, ZONE), to: show.moment(to, ZONE) })}
        </Text>
      </span>
    </li>
  );
}
