import { DateTimeField } from "../../../ui/fields/DateTimeField.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/show.ts";
import { mappingMessages } from "./messages.ts";
import { useWaypointField, type WaypointProps } from "./useWaypointField.ts";
import { Warning } from "./Warning.tsx";

/** When the yacht arrives and leaves, in UTC with the place's own clock beneath, and how fast she comes. */
export function TimeFields(props: WaypointProps) {
  const t = useText(mappingMessages);
  const show = useShow();
  const { waypoint, derived } = props;
  const field = useWaypointField(props);
  const path = `cruise.waypoints.${(derived?.sn ?? 1) - 1}`;
  const local = (at: string | null) =>
    at !== null && derived
      ? t("mapping.local", { local: show.moment(at, derived.timezone), zone: derived.timezone })
      : undefined;
  return (
    <>
      <DateTimeField
        label={t("mapping.arr_date")}
        name={`${path}.arr_date`}
        value={waypoint.arr_date}
        description={local(waypoint.arr_date)}
        error={field.danger("arr_date")}
        disabled={field.disabled}
        onSave={(arr_date) => field.save({ arr_date })}
      />
      <Warning>{field.warning("arr_date")}</Warning>
      <DateTimeField
        label={t("mapping.dep_date")}
        name={`${path}.dep_date`}
        value={waypoint.dep_date}
        description={local(waypoint.dep_date)}
        error={field.danger("dep_date")}
        disabled={field.disabled}
        onSave={(dep_date) => field.save({ dep_date })}
      />
      <Warning>{field.warning("dep_date")}</Warning>
      <NumberField
        label={t("mapping.planned_speed")}
        value={waypoint.planned_speed}
        min={0.1}
        max={60}
        decimals={1}
        unit="kt"
        disabled={field.disabled}
        onSave={(planned_speed) => field.save({ planned_speed })}
      />
    </>
  );
}
