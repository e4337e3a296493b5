import { Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useNames } from "../../people/useParties.ts";
import { briefMessages } from "./briefMessages.ts";
import { useApprovalStates } from "./useApprovalStates.ts";
import { usePeopleInWords } from "./usePeopleInWords.ts";

/** Names the parties whose approval a complete draft waits for. */
export function Awaited() {
  const t = useText(briefMessages);
  const { agreement } = useWorkspace();
  const names = useNames();
  const inWords = usePeopleInWords();
  const states = useApprovalStates();
  const awaited = [...(states ?? [])].flatMap(([key, state]) => {
    const party = agreement.parties[key];
    return party && state !== "APPROVED" ? [names(party.profile_id).name] : [];
  });
  if (awaited.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {t("brief.awaited", { people: inWords([...new Set(awaited)]) })}
    </Text>
  );
}
