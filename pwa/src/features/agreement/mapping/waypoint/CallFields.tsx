import { isCall } from "shared-schema/agreement/calls";
import { makeCall, patchWaypoint } from "#store/commands/agreement/waypoints.ts";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { saved } from "#ui/feedback/saving.ts";
import { CheckboxField } from "#ui/fields/CheckboxField.tsx";
import type { SaveResult } from "#ui/fields/types.ts";
import { useText } from "#ui/i18n.ts";
import { nationalAt } from "#workers/plan/locate.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { mappingMessages } from "../messages.ts";
import { useStaysAt } from "./useStaysAt.ts";
import { useWaypointField, type WaypointProps } from "./useWaypointField.ts";

/** Whether the yacht calls here, and whether she is only being positioned. */
export function CallFields(props: WaypointProps) {
  const t = useText(mappingMessages);
  const { id, waypoint } = props;
  const { id: agreementId, agreement } = useWorkspace();
  const field = useWaypointField(props);
  const stays = useStaysAt();
  const first = isCall({ ...agreement.waypoints, [id]: { ...waypoint, is_call: false } }, id);
  const toggleCall = async (is_call: boolean): Promise<SaveResult> => {
    if (is_call) {
      const made = await makeCall(agreementId, id, nationalAt);
      const atSea = !made.ok && made.refusal.code === "waypoint.call-at-sea";
      return atSea ? { ok: false, message: inWords(() => t("mapping.is_call.waters")) } : saved(Promise.resolve(made));
    }
    return (await stays.agree(id)) ? saved(patchWaypoint(agreementId, id, { is_call })) : { ok: true };
  };
  return (
    <>
      <CheckboxField
        label={t("mapping.is_call")}
        value={first || waypoint.is_call}
        description={first ? t("mapping.is_call.first") : undefined}
        disabled={field.disabled || first}
        path={field.path("is_call")}
        onSave={toggleCall}
      />
      <CheckboxField
        label={t("mapping.is_routing")}
        value={waypoint.is_routing}
        disabled={field.disabled}
        path={field.path("is_routing")}
        onSave={(is_routing) => field.save({ is_routing })}
      />
    </>
  );
}
