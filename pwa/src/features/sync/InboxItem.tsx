import { Text } from "@mantine/core";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { KeyDoc } from "../../store/documents.ts";
import { subjectOf } from "../../store/sync/titles.ts";
import { useText } from "../../ui/i18n.ts";
import { DocumentName } from "./DocumentName.tsx";
import { Effects } from "./Effects.tsx";
import { FieldTable } from "./FieldTable.tsx";
import { type FieldChange, shownChanges } from "./fields/changes.ts";
import { useKnown } from "./fields/useKnown.ts";
import { InboxActions } from "./InboxActions.tsx";
import { syncMessages } from "./messages.ts";
import { reasonWords } from "./reasonWords.ts";
import classes from "./SyncDrawer.module.css";
import { sidesOf } from "./sides.ts";
import { when } from "./when.ts";

/** One change that was refused or that clashed: why, both values field by field, what choosing does, and the choice. */
export function InboxItem({ row, onOpen }: { row: KeyDoc<InboxBody>; onOpen: () => void }) {
  const t = useText(syncMessages);
  const { body } = row;
  const known = useKnown(body);
  const clash = body.kind === "clash";
  const sides = sidesOf(body);
  const seen = clash || body.theirs !== null;
  const beside = seen ? { title: t(sides.theirs), of: (change: FieldChange) => change.theirs } : null;
  return (
    <li className={classes.item}>
      <Text size="sm" fw={600}>
        <DocumentName of={subjectOf(body)} onOpen={onOpen} />
      </Text>
      <Text size="sm" c="var(--color-alarm-text)">
        {clash ? t(sides.clash) : t("sync.refusedBecause", { reason: reasonWords(body, known) })}
      </Text>
      <Text size="xs" c="dimmed">
        {clash && sides.who !== null ? t("sync.by", { who: sides.who, when: when(body.at) }) : when(body.at)}
      </Text>
      {body.path === "" && body.mine === null && <Text size="sm">{t("sync.youDeleted")}</Text>}
      {body.path === "" && body.theirs === null && clash && <Text size="sm">{t("sync.theyDeleted")}</Text>}
      <FieldTable changes={shownChanges(body)} known={known} mine={t(sides.mine)} beside={beside} />
      {body.theirs !== null || body.path !== "" ? <Effects row={body} known={known} /> : null}
      <InboxActions row={row} />
    </li>
  );
}
