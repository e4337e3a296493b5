import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { Stay } from "shared-schema/agreement/schema";
import { hashPath } from "../../../base/hashPath.ts";
import { removeStay } from "../../../store/commands/agreement/stays.ts";
import { isFieldOf } from "../../../store/drafts/fieldPath.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "../people/clientMessages.ts";
import classes from "../people/papers/stays.module.css";
import { useCalls } from "../people/papers/useCalls.ts";
import { useStayWords } from "../people/useStayWords.ts";
import { StayFields } from "./StayFields.tsx";
import { stayWarnings } from "./stayRules.ts";

interface Props {
  stayId: string;
  stay: Stay;
  number: number;
  name: string;
  /** Opened at once: it has just been added. */
  fresh: boolean;
}

/** One stay on board in a line, with its fields on demand and what is doubtful about it. */
export function StayRow({ stayId, stay, number, name, fresh }: Props) {
  const t = useText(clientMessages);
  const wordsOf = useStayWords();
  const { id, agreement, may } = useWorkspace();
  const calls = useCalls();
  // Until someone opens or closes it: the row may be there before it is known to be the new one.
  const [toggled, setToggled] = useState<boolean | null>(null);
  const { hash } = useLocation();
  const jumpedTo = isFieldOf(hashPath(hash), "agreements", id, "stays", stayId);
  const editing = toggled ?? (fresh || jumpedTo);
  const [refusal, setRefusal] = useState<ReactNode>();
  const remove = async () => {
    if (!(await confirm(t("clients.stay.delete.confirm"), { danger: true }))) return;
    const result = await removeStay(id, stayId);
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  };
  return (
    <fieldset className={classes.stay} aria-label={t("clients.stay", { number, name })}>
      <Group wrap="nowrap" gap="sm" justify="space-between">
        <Text size="sm">{wordsOf(stay)}</Text>
        {may.terms && (
          <Group gap={0} wrap="nowrap">
            <Button
              variant="subtle"
              color="gray"
              aria-expanded={editing}
              aria-label={editing ? undefined : t("clients.stay.editOf", { number, name })}
              onClick={() => setToggled(!editing)}
            >
              {t(editing ? "clients.stay.close" : "clients.stay.edit")}
            </Button>
            <ActionIcon aria-label={t("clients.stay.delete", { number, name })} onClick={remove}>
              <TrashIcon />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {editing && <StayFields stayId={stayId} stay={stay} calls={calls} />}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {stayWarnings(stay, calls, agreement).map((warning) => (
        <Text key={warning} size="sm" c="var(--color-wait-text)">
          {t(warning)}
        </Text>
      ))}
    </fieldset>
  );
}
