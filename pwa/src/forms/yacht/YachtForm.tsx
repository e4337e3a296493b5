import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { NotHere } from "../../ui/NotHere.tsx";
import { YachtFacts } from "./facts/YachtFacts.tsx";
import { yachtFormMessages } from "./messages.ts";
import { Pictures } from "./pictures/Pictures.tsx";
import { useYachtRecord } from "./useYachtRecord.ts";
import { YachtBrief } from "./YachtBrief.tsx";
import { YachtFields } from "./YachtFields.tsx";

interface Props {
  yachtId: number;
  /** Speeds that a route plans, shown on the curve: kt. The same list as long as they are the same. */
  plannedSpeeds?: readonly number[];
}

const NO_SPEEDS: readonly number[] = [];

/** Everything that is known of a yacht: what she is at a glance, then each field saving itself; facts to read where the viewer may not write. */
export function YachtForm({ yachtId, plannedSpeeds = NO_SPEEDS }: Props) {
  const t = useText(yachtFormMessages);
  const yacht = useYachtRecord(yachtId);
  if (yacht.state === "loading") return <Loading lines={10} />;
  if (yacht.state === "offline") return <NotHere />;
  if (yacht.state === "absent") {
    return <EmptyState title={t("yachtForm.notFound")}>{t("yachtForm.notFoundNote")}</EmptyState>;
  }
  const { record, isOnline } = yacht;
  return (
    <div>
      <YachtBrief yacht={record.body} />
      {isOnline && !record.disabled && <Notice tone="calm">{t("yachtForm.online")}</Notice>}
      {record.disabled ? (
        <div data-anchor={`yachts/${yachtId}`}>
          <YachtFacts yacht={record.body} plannedSpeeds={plannedSpeeds} />
        </div>
      ) : (
        <YachtFields yacht={record} plannedSpeeds={plannedSpeeds} />
      )}
      <Pictures yacht={record} yachtId={yachtId} />
    </div>
  );
}
