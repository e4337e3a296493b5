import { KNOTS } from "shared-schema/base/units";
import { yachtCurve } from "shared-schema/yacht/consumption";
import { MAX_PASSENGERS } from "shared-schema/yacht/schema";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { YachtLines, YachtNumber, YachtText } from "./fields.tsx";
import { yachtFormMessages } from "./messages.ts";
import type { YachtRecord } from "./record.ts";
import { SpeedCurve } from "./speeds/SpeedCurve.tsx";
import { SpeedTable } from "./speeds/SpeedTable.tsx";
import { YachtIdentity } from "./YachtIdentity.tsx";

interface Props {
  yacht: YachtRecord;
  /** Speeds that a route plans, shown on the curve: kt. The same list as long as they are the same. */
  plannedSpeeds: readonly number[];
}

/** The particulars of a yacht, each in its field. */
export function YachtFields({ yacht, plannedSpeeds }: Props) {
  const t = useText(yachtFormMessages);
  return (
    <>
      <YachtIdentity yacht={yacht} />
      <Dimensions yacht={yacht} />
      <FormSection title={t("yachtForm.capacity")}>
        <YachtNumber yacht={yacht} field="max_nb_passengers" decimals={0} min={1} max={MAX_PASSENGERS} />
        <YachtNumber yacht={yacht} field="nb_berth" decimals={0} min={1} max={MAX_PASSENGERS} />
      </FormSection>
      <FormSection title={t("yachtForm.onBoard")}>
        <YachtLines yacht={yacht} field="crew_list" />
        <YachtLines yacht={yacht} field="equipment" />
      </FormSection>
      <FormSection title={t("yachtForm.engines")}>
        <YachtText yacht={yacht} field="engine_type" />
        <YachtNumber yacht={yacht} field="engine_quantity" decimals={0} min={1} />
        <YachtNumber yacht={yacht} field="total_power" unit="kW" />
        <YachtNumber yacht={yacht} field="fuel_capacity" unit="L" min={1} />
        <YachtNumber yacht={yacht} field="avg_generators_cons" unit="L/h" />
      </FormSection>
      <Speeds yacht={yacht} plannedSpeeds={plannedSpeeds} />
    </>
  );
}

function Dimensions({ yacht }: { yacht: YachtRecord }) {
  const t = useText(yachtFormMessages);
  return (
    <FormSection title={t("yachtForm.dimensions")}>
      <YachtNumber yacht={yacht} field="loa" unit="m" max={1000} />
      <YachtNumber yacht={yacht} field="beam" unit="m" max={1000} />
      <YachtNumber yacht={yacht} field="draft" unit="m" max={1000} />
      <YachtNumber yacht={yacht} field="gross_tonnage" unit="GT" />
      <YachtNumber yacht={yacht} field="displacement" unit="t" />
    </FormSection>
  );
}

function Speeds({ yacht, plannedSpeeds }: { yacht: YachtRecord; plannedSpeeds: readonly number[] }) {
  const language = useLanguage();
  const t = useText(yachtFormMessages);
  const missing = yachtCurve(yacht.body) === null;
  return (
    <FormSection
      title={t("yachtForm.speeds")}
      note={missing ? <Notice tone="wait">{t("yachtForm.speedWarning")}</Notice> : undefined}
    >
      <YachtNumber yacht={yacht} field="max_spd" unit={KNOTS[language]} max={100} />
      <YachtNumber yacht={yacht} field="max_spd_cons" unit="L/h" />
      <YachtNumber yacht={yacht} field="cruis_spd" unit={KNOTS[language]} max={100} />
      <YachtNumber yacht={yacht} field="cruis_spd_cons" unit="L/h" />
      <YachtNumber yacht={yacht} field="eco_spd" unit={KNOTS[language]} max={100} />
      <YachtNumber yacht={yacht} field="eco_spd_cons" unit="L/h" />
      <SpeedCurve yacht={yacht.body} plannedSpeeds={plannedSpeeds} />
      <SpeedTable yacht={yacht} />
    </FormSection>
  );
}
