import { Box, Text } from "@mantine/core";
import { useMemo } from "react";
import { YachtForm } from "../../../forms/yacht/YachtForm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { RoleBlock } from "../parties/RoleBlock.tsx";
import { yachtMessages } from "./messages.ts";
import { YachtPicker } from "./YachtPicker.tsx";

/** The yacht of the agreement and the people who answer for her. */
export function YachtSection() {
  const t = useText(yachtMessages);
  const { agreement } = useWorkspace();
  const plannedSpeeds = useMemo(
    () => Object.values(agreement.waypoints).flatMap((waypoint) => waypoint.planned_speed ?? []),
    [agreement.waypoints],
  );
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
            <YachtForm key={agreement.yacht_id} yachtId={agreement.yacht_id} plannedSpeeds={plannedSpeeds} />
          </Box>
        )}
      </Block>
      <RoleBlock of="carriers" />
      <RoleBlock of="central_agents" />
      <RoleBlock of="captains" />
    </>
  );
}
