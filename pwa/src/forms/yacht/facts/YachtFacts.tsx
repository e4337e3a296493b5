import type { YachtParticulars } from "shared-schema/api/yacht";
import { KNOTS } from "shared-schema/base/units";
import { formatNumber } from "../../../ui/fields/number.ts";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import { yachtFormMessages } from "../messages.ts";
import { SpeedCurve } from "../speeds/SpeedCurve.tsx";
import classes from "./YachtFacts.module.css";
import { FACT_SECTIONS, type FactSection, yachtFacts } from "./yachtFacts.ts";

interface Props {
  yacht: YachtParticulars;
  /** Speeds that a route plans, shown on the curve: kt. The same list as long as they are the same. */
  plannedSpeeds: readonly number[];
}

/** The particulars of a yacht for people who read them and do not edit them. Unknown ones are left out. */
export function YachtFacts({ yacht, plannedSpeeds }: Props) {
  return (
    <>
      <Facts yacht={yacht} of="identity" />
      <Facts yacht={yacht} of="dimensions" />
      <Facts yacht={yacht} of="capacity" />
      <Facts yacht={yacht} of="onBoard" />
      <Facts yacht={yacht} of="engines" />
      <Speeds yacht={yacht} plannedSpeeds={plannedSpeeds} />
    </>
  );
}

function Facts({ yacht, of }: { yacht: YachtParticulars; of: FactSection }) {
  const t = useText(yachtFormMessages);
  const language = useLanguage();
  const facts = yachtFacts(yacht, FACT_SECTIONS[of], language);
  if (facts.length === 0) return null;
  return (
    <FormSection title={t(`yachtForm.${of}`)}>
      <List facts={facts} />
    </FormSection>
  );
}

function List({ facts }: { facts: ReturnType<typeof yachtFacts> }) {
  return (
    <dl className={classes.list}>
      {facts.map(({ field, label, text }) => (
        <div key={field} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Speeds({ yacht, plannedSpeeds }: Props) {
  const t = useText(yachtFormMessages);
  const language = useLanguage();
  const facts = yachtFacts(yacht, FACT_SECTIONS.speeds, language);
  const points = yacht.speed_consumption_table ?? [];
  if (facts.length === 0 && points.length === 0) return null;
  const figure = (value: number) => formatNumber(value, {}, language);
  const lines = points.map(([speed, litres]) => ({
    label: `${figure(speed)} ${KNOTS[language]}`,
    value: `${figure(litres)} L/h`,
  }));
  return (
    <FormSection title={t("yachtForm.speeds")}>
      <List facts={facts} />
      <SpeedCurve yacht={yacht} plannedSpeeds={plannedSpeeds} />
      {lines.length > 0 && <Figures lines={lines} />}
    </FormSection>
  );
}
