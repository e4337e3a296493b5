import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { Stay } from "shared-schema/agreement/schema";
import { removeStay } from "../../../store/commands/stays.ts";
import { confirm } from "../../../ui/confirm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { said } from "../../../ui/said.ts";
import { useShow } from "../frame/show.ts";
import { usePlaceName } from "../frame/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { clientMessages } from "./messages.ts";
import { StayFields } from "./StayFields.tsx";
import { stayWarnings } from "./stayRules.ts";
import classes from "./stays.module.css";
import { useCalls } from "./useCalls.ts";

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
  const show = useShow();
  const place = usePlaceName();
  const { id, agreement, may } = useWorkspace();
  const calls = useCalls();
  // Until somebody opens or closes it: the row may be there before it is known to be the new one.
  const [toggled, setToggled] = useState<boolean | null>(null);
  const editing = toggled ?? fresh;
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    if (!(await confirm(t("clients.stay.delete.confirm"), { danger: true }))) return;
    const result = await removeStay(id, stayId);
    setRefusal(result.ok ? undefined : said(result.refusal));
  };
  const way = t("clients.stay.way", {
    from: place(stay.emb_waypoint) || show.missing,
    start: show.moment(stay.emb_date, "UTC"),
    to: place(stay.disemb_waypoint) || show.missing,
    end: show.moment(stay.disemb_date, "UTC"),
  });
  return (
    <fieldset className={classes.stay} aria-label={t("clients.stay", { number, name })}>
      <Group wrap="nowrap" gap="sm" justify="space-between">
        <Text size="sm">{way}</Text>
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
