import { isCall } from "shared-schema/itinerary/calls";
import { patchWaypoint } from "../../../store/commands/waypoints.ts";
import { CheckboxField } from "../../../ui/fields/CheckboxField.tsx";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { mappingMessages } from "./messages.ts";
import { useStaysAt } from "./useStaysAt.ts";
import { useWaypointField, type WaypointProps } from "./useWaypointField.ts";

/** Whether the yacht calls here, and whether she is only being positioned. */
export function CallFields(props: WaypointProps) {
  const t = useText(mappingMessages);
  const { id, waypoint, derived } = props;
  const { id: agreementId, agreement } = useWorkspace();
  const field = useWaypointField(props);
  const stays = useStaysAt();
  const first = isCall({ ...agreement.waypoints, [id]: { ...waypoint, is_call: false } }, id);
  const toggleCall = async (is_call: boolean): Promise<SaveResult> => {
    if (is_call && derived?.is_national_water === false) return { ok: false, message: t("mapping.is_call.waters") };
    if (is_call) return field.save({ is_call });
    return (await stays.agree(id)) ? saved(patchWaypoint(agreementId, id, { is_call })) : { ok: true };
  };
  return (
    <>
      <CheckboxField
        label={t("mapping.is_call")}
        value={first || waypoint.is_call}
        description={first ? t("mapping.is_call.first") : undefined}
        disabled={field.disabled || first}
        onSave={toggleCall}
      />
      <CheckboxField
        label={t("mapping.is_routing")}
        value={waypoint.is_routing}
        disabled={field.disabled}
        onSave={(is_routing) => field.save({ is_routing })}
      />
    </>
  );
}
