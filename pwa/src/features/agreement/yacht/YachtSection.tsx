import { Box, Text } from "@mantine/core";
import { useMemo } from "react";
import { isFrozen } from "shared-schema/frozen/inputs";
import { YachtForm } from "../../../forms/yacht/YachtForm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { CrewBlock } from "../people/CrewBlock.tsx";
import { RoleBlock } from "../people/RoleBlock.tsx";
import { FrozenYacht } from "./FrozenYacht.tsx";
import { yachtMessages } from "./messages.ts";
import { YachtPicker } from "./YachtPicker.tsx";

/** The yacht of the agreement and the people who answer for her. */
export function YachtSection() {
  const t = useText(yachtMessages);
  const { agreement } = useWorkspace();
  return (
    <>
      <Block title={t("agreementYacht.title")} anchor="cruise.yacht">
        <YachtPicker />
        {agreement.yacht_id === null ? (
          <Text c="dimmed" mt="md">
            {t("agreementYacht.none")}
          </Text>
        ) : (
          <Box mt="lg">
            <YachtOf key={agreement.yacht_id} yachtId={agreement.yacht_id} />
          </Box>
        )}
      </Block>
      <RoleBlock of="carriers" />
      <RoleBlock of="central_agents" />
      <RoleBlock of="captains" />
      <CrewBlock />
    </>
  );
}

/** The live yacht of a draft; from LOCKED on the frozen one, and nothing while that is on its way. */
function YachtOf({ yachtId }: { yachtId: number }) {
  const { agreement, inputs } = useWorkspace();
  const plannedSpeeds = useMemo(
    () => Object.values(agreement.waypoints).flatMap((waypoint) => waypoint.planned_speed ?? []),
    [agreement.waypoints],
  );
  if (!isFrozen(agreement.status)) return <YachtForm yachtId={yachtId} plannedSpeeds={plannedSpeeds} />;
  if (!inputs?.yacht || inputs.frozen_at === null) return <Loading lines={10} />;
  return (
    <FrozenYacht yachtId={yachtId} yacht={inputs.yacht} frozenAt={inputs.frozen_at} plannedSpeeds={plannedSpeeds} />
  );
}
