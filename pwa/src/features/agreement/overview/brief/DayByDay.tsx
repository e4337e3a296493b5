import { Anchor, Text } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { type VoyageDay, voyageDays } from "shared-schema/itinerary/voyageDays";
import { useText } from "#ui/i18n.ts";
import { Loading } from "#ui/layout/Loading.tsx";
import { Block } from "../../frame/Block.tsx";
import { useShow } from "../../frame/format/format.ts";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { overviewMessages } from "../messages.ts";
import classes from "./brief.module.css";
import { briefMessages } from "./briefMessages.ts";

/** The voyage as one would tell it: each day with its places, its distance and its night. */
export function DayByDay() {
  const t = useText(briefMessages);
  const overview = useText(overviewMessages);
  const { id, plan } = useWorkspace();
  const days = useMemo(() => (plan ? voyageDays(plan.itinerary) : null), [plan]);
  return (
    <Block
      title={t("brief.voyage")}
      beside
      actions={
        <Anchor component={Link} to={sectionAddress(id, "mapping")}>
          {overview("overview.map.open")}
        </Anchor>
      }
    >
      {days === null && <Loading lines={4} />}
      {days?.length === 0 && <Text c="dimmed">{t("brief.voyage.none")}</Text>}
      {days && days.length > 0 && (
        <ol className={classes.days}>
          {days.map((day) => (
            <Day key={`${day.from} ${day.stops.join()}`} day={day} />
          ))}
        </ol>
      )}
    </Block>
  );
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
      <span>
        <span className={classes.places}>
          {stops.length === 0 ? t("brief.voyage.under") : stops.map(place).join(" → ")}
        </span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(" · ")}</span>}
      </span>
    </li>
  );
}
