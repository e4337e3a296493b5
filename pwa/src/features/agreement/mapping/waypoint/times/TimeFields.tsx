import { KNOTS } from "shared-schema/base/units";
import type { Moment } from "shared-schema/itinerary/schedule";
import { DateTimeField } from "#ui/fields/DateTimeField.tsx";
import { showInstant } from "#ui/fields/dates.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useShow } from "../../../frame/format/format.ts";
import { mappingMessages } from "../../messages.ts";
import { useWaypointField, type WaypointProps } from "../useWaypointField.ts";
import { Warning } from "../Warning.tsx";
import { NightsField } from "./NightsField.tsx";
import { useNear } from "./useNear.ts";

/** When the yacht arrives and leaves, on the clock of the place with UTC beneath, how long she stays and how fast she comes. */
export function TimeFields(props: WaypointProps) {
  const language = useLanguage();
  const t = useText(mappingMessages);
  const { waypoint, derived } = props;
  const field = useWaypointField(props);
  const near = useNear(props.id);
  const hint = useTimeHint();
  const zone = derived?.timezone ?? "UTC";
  return (
    <>
      <DateTimeField
        label={t("mapping.field.arr_date")}
        path={field.path("arr_date")}
        value={waypoint.arr_date}
        zone={zone}
        near={derived?.arrival?.at ?? near}
        placeholder={derived?.arrival ? showInstant(derived.arrival.at, zone) : undefined}
        description={hint(derived?.arrival ?? null, zone, "delivery")}
        error={field.danger("arr_date")}
        disabled={field.disabled}
        onSave={(arr_date) => field.save({ arr_date })}
      />
      <Warning>{field.warning("arr_date")}</Warning>
      <NightsField {...props} />
      <DateTimeField
        label={t("mapping.field.dep_date")}
        path={field.path("dep_date")}
        value={waypoint.dep_date}
        zone={zone}
        near={derived?.departure?.at ?? derived?.arrival?.at ?? near}
        placeholder={derived?.departure ? showInstant(derived.departure.at, zone) : undefined}
        description={hint(derived?.departure ?? null, zone, "redelivery")}
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
        unit={KNOTS[language]}
        disabled={field.disabled}
        path={field.path("planned_speed")}
        onSave={(planned_speed) => field.save({ planned_speed })}
      />
    </>
  );
}

/** Words the line beneath a time: the same instant in UTC, its zone, and the source of a time that no one entered here. */
function useTimeHint() {
  const t = useText(mappingMessages);
  const show = useShow();
  return (moment: Moment | null, zone: string, agreed: "delivery" | "redelivery"): string | undefined => {
    if (moment === null) return undefined;
    const utc = t("mapping.utc", { utc: show.moment(moment.at, "UTC"), zone });
    if (moment.origin === "ENTERED") return utc;
    return `${t(moment.origin === "AGREED" ? `mapping.from.${agreed}` : "mapping.from.estimate")} · ${utc}`;
  };
}
