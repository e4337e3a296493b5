import { SimpleGrid } from "@mantine/core";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { mappingMessages } from "./messages.ts";
import { useWaypointField, type WaypointProps } from "./useWaypointField.ts";
import { Warning } from "./Warning.tsx";

/** What a waypoint is called and where it lies. */
export function PlaceFields(props: WaypointProps) {
  const t = useText(mappingMessages);
  const { waypoint, derived } = props;
  const field = useWaypointField(props);
  return (
    <>
      <TextField
        label={t("mapping.name")}
        value={waypoint.call_location_str}
        placeholder={derived?.geoname.display_name}
        maxLength={300}
        disabled={field.disabled}
        onSave={(call_location_str) => field.save({ call_location_str })}
      />
      <SimpleGrid cols={2}>
        <NumberField
          label={t("mapping.latitude")}
          value={waypoint.latitude}
          min={-90}
          max={90}
          decimals={4}
          fixed
          unit="°"
          required="refuse"
          error={field.danger("latitude")}
          disabled={field.disabled}
          onSave={async (latitude) => (latitude === null ? { ok: true } : field.save({ latitude }))}
        />
        <NumberField
          label={t("mapping.longitude")}
          value={waypoint.longitude}
          min={-180}
          max={180}
          decimals={4}
          fixed
          unit="°"
          required="refuse"
          error={field.danger("longitude")}
          disabled={field.disabled}
          onSave={async (longitude) => (longitude === null ? { ok: true } : field.save({ longitude }))}
        />
      </SimpleGrid>
      <Warning>{field.warning("latitude")}</Warning>
      <Warning>{field.warning("track")}</Warning>
    </>
  );
}
