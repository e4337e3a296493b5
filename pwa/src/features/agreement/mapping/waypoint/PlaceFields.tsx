import { describePlace } from "shared-schema/geo/places/description";
import { saved } from "#ui/feedback/saving.ts";
import { TextField } from "#ui/fields/TextField.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { mappingMessages } from "../messages.ts";
import { PositionField } from "./PositionField.tsx";
import { useWaypointField, type WaypointProps } from "./useWaypointField.ts";
import type { WaypointMove } from "./useWaypointMove.ts";
import { Warning } from "./Warning.tsx";

/** The name and the position of a waypoint. */
export function PlaceFields({ moving, ...props }: WaypointProps & { moving: WaypointMove }) {
  const t = useText(mappingMessages);
  const { waypoint, derived } = props;
  const language = useLanguage();
  const field = useWaypointField(props);
  return (
    <>
      <TextField
        label={t("mapping.name")}
        value={waypoint.call_location_str}
        placeholder={derived ? describePlace(derived.description, language) : undefined}
        maxLength={300}
        disabled={field.disabled}
        path={field.path("call_location_str")}
        onSave={(call_location_str) => field.save({ call_location_str })}
      />
      <PositionField
        paths={{ latitude: field.path("latitude"), longitude: field.path("longitude") }}
        labels={{ latitude: t("mapping.field.latitude"), longitude: t("mapping.field.longitude") }}
        value={waypoint}
        fault={t("mapping.position.fault")}
        error={field.danger("latitude")}
        disabled={field.disabled}
        onSave={(to) => saved(moving.move(props.id, to))}
      />
      <Warning>{field.warning("latitude")}</Warning>
      <Warning>{field.warning("track")}</Warning>
    </>
  );
}
