import { useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { useShow } from "../../frame/format/format.ts";
import { mappingMessages } from "../messages.ts";
import type { WaypointProps } from "./useWaypointField.ts";

/** Where a waypoint lies and when the yacht is there, for readers; an estimated time is marked. */
export function WaypointFacts({ waypoint, derived }: WaypointProps) {
  const t = useText(mappingMessages);
  const show = useShow();
  const { latitude, longitude } = waypoint;
  const zone = derived?.timezone ?? "UTC";
  return (
    <Figures
      lines={[
        { label: t("mapping.position"), value: show.position({ latitude, longitude }) },
        { label: t("mapping.field.arr_date"), value: show.scheduled(derived?.arrival ?? null, zone) },
        { label: t("mapping.field.dep_date"), value: show.scheduled(derived?.departure ?? null, zone) },
      ]}
    />
  );
}
