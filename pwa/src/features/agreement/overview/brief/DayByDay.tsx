import { Button, Text } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { type ReactNode, useMemo, useState } from "react";
import { type VoyageDay, voyageDays } from "shared-schema/itinerary/voyageDays";
import { useText } from "#ui/i18n.ts";
import { Loading } from "#ui/layout/Loading.tsx";
import { Block } from "../../frame/Block.tsx";
import { useShow } from "../../frame/format/format.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useShownPlan } from "../../frame/workspace/useShownPlan.ts";
import { Calendar } from "../schedule/Calendar.tsx";
import classes from "./brief.module.css";
import { briefMessages } from "./briefMessages.ts";
import { foldedDays } from "./foldedDays.ts";

const VIEWS = ["days", "calendar"] as const;
type View = (typeof VIEWS)[number];

/** The voyage, as a list of days or as a calendar: the one that the user looked at last on this device. */
export function DayByDay() {
  const t = useText(briefMessages);
  const [view, setView] = useLocalStorage<View>({
    key: "passerelle.voyage",
    defaultValue: "days",
    getInitialValueInEffect: false,
  });
  return (
    <Block title={t("brief.voyage")} actions={<Views view={view} onChange={setView} />}>
      {view === "calendar" ? <Calendar /> : <Days />}
    </Block>
  );
}

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useText(briefMessages);
  return (
    <Button.Group aria-label={t("brief.voyage.view")}>
      {VIEWS.map((each) => (
        <Button
          key={each}
          variant="default"
          size="sm"
          className={classes.view}
          aria-pressed={view === each}
          onClick={() => onChange(each)}
        >
          {t(`brief.voyage.${each}`)}
        </Button>
      ))}
    </Button.Group>
  );
}

/** The voyage as one would tell it: each day with its places, its distance and its night. A long one is folded in the middle. */
function Days() {
  const t = useText(briefMessages);
  const { plan } = useShownPlan();
  const days = useMemo(() => (plan ? voyageDays(plan.itinerary) : null), [plan]);
  const [isWhole, setWhole] = useState(false);
  if (days === null) return <Loading lines={4} />;
  if (days.length === 0) return <Text c="dimmed">{t("brief.voyage.none")}</Text>;
  const { first, hidden, last } = isWhole ? { first: days, hidden: 0, last: [] } : foldedDays(days);
  return (
    <ol className={classes.days}>
      {first.map(dayRow)}
      {hidden > 0 && (
        <li className={classes.day}>
          <Button variant="subtle" size="compact-md" className={classes.more} onClick={() => setWhole(true)}>
            {t("brief.voyage.more", { count: hidden })}
          </Button>
        </li>
      )}
      {last.map(dayRow)}
    </ol>
  );
}

function dayRow(day: VoyageDay): ReactNode {
  return <Day key={`${day.from} ${day.stops.join()}`} day={day} />;
}

function Day({ day: { from, to, stops, nm, night } }: { day: VoyageDay }) {
  const t = useText(briefMessages);
  const show = useShow();
  const place = usePlaceName();
  const date = (day: string) => show.weekday(day);
  const facts = [
    nm > 0 ? show.nm(nm) : null,
    night === null ? null : night === "at-sea" ? t("brief.voyage.atSea") : nightAt(night, stops),
  ].filter((fact) => fact !== null);

  /** Said only where the day ends somewhere else than it says already. */
  function nightAt(id: string, seen: readonly string[]): string | null {
    return seen.at(-1) === id ? null : t("brief.voyage.night", { place: place(id) });
  }
  return (
    <li className={classes.day}>
      <span className={classes.date}>
        {from === to ? date(from) : t("brief.voyage.range", { from: date(from), to: date(to) })}
      </span>
      <span className={classes.told}>
        <span className={classes.places}>
          {stops.length === 0 ? t("brief.voyage.under") : stops.map(place).join(" → ")}
        </span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(" · ")}</span>}
      </span>
    </li>
  );
}
