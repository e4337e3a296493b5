import { Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { fullName } from "shared-schema/profile/schema";
import { readRoleStatus } from "../../store/commands/agreement/approval.ts";
import { untilAnswered } from "../../store/queries/asked/untilAnswered.ts";
import { useProfiles, useViewer } from "../../store/queries/documents.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { showInstant } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { alertMessages } from "./messages.ts";
import { oneAtATime } from "./oneAtATime.ts";

/** The server looks through the history for each. */
const ask = oneAtATime();

/**
 * Names the author of the edit that outdated the viewer's approval, as the server finds it in the history. It asks when the line comes
 * into sight with a connection, and after a failure again.
 */
export function OutdatedBy({ agreement }: { agreement: number }) {
  const t = useText(alertMessages);
  const viewer = useViewer();
  const profiles = useProfiles();
  const isReachable = useSyncFacts((facts) => facts.reachable);
  const { ref, inViewport } = useInViewport();
  const [statuses, setStatuses] = useState<RoleStatusView[]>();
  const isAsked = isReachable && inViewport && statuses === undefined;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const inTurn = () =>
      new Promise<Awaited<ReturnType<typeof readRoleStatus>>>((resolve) => {
        void ask(async () => resolve(await readRoleStatus(agreement)), signal);
      });
    const asked = untilAnswered(inTurn).subscribe(setStatuses);
    return () => {
      asked.unsubscribe();
      leaving.abort();
    };
  }, [agreement, isAsked]);
  const own = (statuses ?? []).filter(({ profile }) => viewer.profile_ids.has(profile.id));
  const cause = own
    .map(({ past_approval }) => past_approval?.outdated_by)
    .find((each) => each !== undefined && each !== null);
  if (!cause) return <div ref={ref} />;
  const profile = profiles?.find(({ id }) => id === cause.profile_id);
  const name = profile ? fullName(profile.body) : (cause.name ?? t("alerts.outdatedBy.other"));
  return (
    <Text size="sm" c="dimmed">
      {t("alerts.outdatedBy", { name, when: `${showInstant(cause.at)} UTC` })}
    </Text>
  );
}
