import { Button, Group, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import type { SpeedRange } from "shared-schema/pricing/whatIf/compare";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { usePlaceName } from "../frame/summary/usePlaceName.ts";
import { whatIfMessages } from "./messages.ts";
import type { KnownOutcome } from "./useOutcomes.ts";
import classes from "./whatIf.module.css";
import type { WishProps } from "./wishProps.ts";

interface Props extends WishProps {
  outcome: KnownOutcome;
  /** Of the draft: shown while that of the variant is being worked out. */
  range: SpeedRange | null | undefined;
  onTry: (wishes: WishProps["wishes"]) => void;
}

/** One speed on every leg: litres, hours and total follow while it is moved. */
export function SpeedSlider({ wishes, outcome, range: before, onTry, onChange }: Props) {
  const t = useText(whatIfMessages);
  const show = useShow();
  const place = usePlaceName();
  const label = useId();
  const [last, setLast] = useState<SpeedRange | null>(null);
  if (outcome?.speed && outcome.speed !== last) setLast(outcome.speed);
  const range = outcome?.speed ?? last ?? before;
  if (!range) return range === null ? <Text c="dimmed">{t("whatIf.speed.unknown")}</Text> : null;
  const { least, most, slowest, cheapest } = range;
  const set = (knots: number | null) => onChange({ ...wishes, knots });
  const keep = () => wishes.knots !== null && set(wishes.knots);
  const places = (outcome?.later ?? []).map((id) => place(id)).join(", ");
  const { knots } = wishes;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <label htmlFor={label} className={classes.label}>
          {t("whatIf.speed")}
        </label>
        <output htmlFor={label} className={classes.knots}>
          {knots === null ? t("whatIf.speed.asEntered") : show.knots(knots)}
        </output>
      </Group>
      <input
        id={label}
        type="range"
        className={classes.slider}
        min={least}
        max={most}
        step={0.1}
        value={knots ?? cheapest ?? least}
        aria-valuetext={knots === null ? t("whatIf.speed.asEntered") : show.knots(knots)}
        onChange={(event) => onTry({ ...wishes, knots: Math.round(event.currentTarget.valueAsNumber * 10) / 10 })}
        onPointerUp={keep}
        onKeyUp={keep}
        onBlur={keep}
      />
      <dl className={classes.live} aria-live="polite">
        <Live name={t("whatIf.litres")} value={outcome && show.litres(outcome.figures.litres)} />
        <Live name={t("whatIf.hours")} value={outcome && show.hours(outcome.figures.hours)} />
        <Live name={t("whatIf.total")} value={outcome && show.sum(outcome.figures.total, true)} />
      </dl>
      {places !== "" && knots !== null && (
        <Notice tone="wait">{t("whatIf.speed.later", { knots: show.knots(knots), places })}</Notice>
      )}
      {cheapest === null ? (
        <Text size="sm">{t("whatIf.speed.none", { knots: show.knots(most) })}</Text>
      ) : (
        <Group gap="sm" justify="space-between">
          <Text size="sm" flex="1 1 14rem">
            {t(slowest === null ? "whatIf.speed.cheapest.untimed" : "whatIf.speed.cheapest", {
              knots: show.knots(cheapest),
            })}
          </Text>
          <Button variant="default" size="sm" disabled={knots === cheapest} onClick={() => set(cheapest)}>
            {t("whatIf.speed.take", { knots: show.knots(cheapest) })}
          </Button>
        </Group>
      )}
      {knots !== null && (
        <Button variant="subtle" size="sm" onClick={() => set(null)}>
          {t("whatIf.speed.reset")}
        </Button>
      )}
    </Stack>
  );
}

function Live({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? "…"}</dd>
    </div>
  );
}
