import { yachtCurve } from "shared-schema/itinerary/consumption";
import { MAX_PASSENGERS } from "shared-schema/yacht/schema";
import { patchYacht } from "../../store/commands/yachts.ts";
import { useYacht, useYachtWritable } from "../../store/documents.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { saved } from "../../ui/saving.ts";
import { YachtNumber, YachtText } from "./fields.tsx";
import { yachtFormMessages } from "./messages.ts";
import { Pictures } from "./Pictures.tsx";
import type { YachtRecord } from "./record.ts";
import { SpeedCurve } from "./SpeedCurve.tsx";
import { SpeedTable } from "./SpeedTable.tsx";
import { YachtIdentity } from "./YachtIdentity.tsx";

interface Props {
  yachtId: number;
  /** Speeds that a route plans, shown on the curve: kt. The same list as long as they are the same. */
  plannedSpeeds?: readonly number[];
}

const NO_SPEEDS: readonly number[] = [];

/** Everything that is known of a yacht, each field saving itself; read-only where the viewer may not write. */
export function YachtForm({ yachtId, plannedSpeeds = NO_SPEEDS }: Props) {
  const t = useText(yachtFormMessages);
  const yacht = useYacht(yachtId);
  const writable = useYachtWritable(yachtId);
  if (yacht === undefined) return <Loading lines={10} />;
  if (yacht === null) {
    return <EmptyState title={t("yachtForm.notFound")}>{t("yachtForm.notFoundNote")}</EmptyState>;
  }
  const record: YachtRecord = {
    body: yacht.body,
    disabled: !writable,
    save: (key) => (value) => saved(patchYacht(yacht.id, { [key]: value }), key),
  };
  return (
    <div>
      {!writable && <Notice tone="calm">{t("yachtForm.locked")}</Notice>}
      <YachtIdentity yacht={record} />
      <Dimensions yacht={record} />
      <FormSection title={t("yachtForm.capacity")}>
        <YachtNumber yacht={record} field="max_nb_passengers" decimals={0} min={1} max={MAX_PASSENGERS} />
        <YachtNumber yacht={record} field="nb_berth" decimals={0} min={1} max={MAX_PASSENGERS} />
      </FormSection>
      <FormSection title={t("yachtForm.engines")}>
        <YachtText yacht={record} field="engine_type" />
        <YachtNumber yacht={record} field="engine_quantity" decimals={0} min={1} />
        <YachtNumber yacht={record} field="total_power" unit="kW" />
        <YachtNumber yacht={record} field="fuel_capacity" unit="L" min={1} />
        <YachtNumber yacht={record} field="avg_generators_cons" unit="L/h" />
      </FormSection>
      <Speeds yacht={record} plannedSpeeds={plannedSpeeds} />
      <Pictures yacht={record} yachtId={yacht.id} />
    </div>
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
  const t = useText(yachtFormMessages);
  const missing = yachtCurve(yacht.body) === null;
  return (
    <FormSection
      title={t("yachtForm.speeds")}
      note={missing ? <Notice tone="wait">{t("yachtForm.speedWarning")}</Notice> : undefined}
    >
      <YachtNumber yacht={yacht} field="max_spd" unit="kt" max={100} />
      <YachtNumber yacht={yacht} field="max_spd_cons" unit="L/h" />
      <YachtNumber yacht={yacht} field="cruis_spd" unit="kt" max={100} />
      <YachtNumber yacht={yacht} field="cruis_spd_cons" unit="L/h" />
      <YachtNumber yacht={yacht} field="eco_spd" unit="kt" max={100} />
      <YachtNumber yacht={yacht} field="eco_spd_cons" unit="L/h" />
      <SpeedCurve yacht={yacht.body} plannedSpeeds={plannedSpeeds} />
      <SpeedTable yacht={yacht} />
    </FormSection>
  );
}
