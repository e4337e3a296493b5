import { ActionIcon, Group, Input } from "@mantine/core";
import { useId } from "react";
import { MOST_NIGHTS } from "shared-schema/agreement/schema";
import { nightsAt, takesNights } from "shared-schema/itinerary/nights";
import { setNights } from "#store/commands/agreement/routeBatch.ts";
import { useText } from "#ui/i18n.ts";
import { MinusIcon, PlusIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import classes from "../../mapping.module.css";
import { mappingMessages } from "../../messages.ts";
import type { RouteEditor } from "../../useRouteEditor.ts";
import type { WaypointProps } from "../useWaypointField.ts";

/**
 * The number of nights that the yacht stays here. One night more or less moves the rest of the route by a day. At
 * redelivery there is nothing to set.
 */
export function NightsField({ id, waypoint, derived, run }: WaypointProps & Pick<RouteEditor, "run">) {
  const t = useText(mappingMessages);
  const { id: agreementId, may } = useWorkspace();
  const label = useId();
  const nights = (derived && nightsAt(derived)) ?? waypoint.nights ?? 0;
  const mayStep = may.terms && (derived ? takesNights(derived) : true);
  const step = (by: number) => run(setNights(agreementId, id, { before: nights, nights: nights + by }));
  return (
    <Input.Wrapper
      label={t("mapping.nights")}
      labelProps={{ id: label }}
      labelElement="div"
      description={t("mapping.nights.hint")}
    >
      <Group gap={8} mt={4} role="group" aria-labelledby={label}>
        <ActionIcon
          variant="default"
          aria-label={t("mapping.nights.fewer")}
          disabled={!mayStep || nights === 0}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </ActionIcon>
        <output className={classes.nights}>{nights}</output>
        <ActionIcon
          variant="default"
          aria-label={t("mapping.nights.more")}
          disabled={!mayStep || nights >= MOST_NIGHTS}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </ActionIcon>
      </Group>
    </Input.Wrapper>
  );
}
