import { Text } from "@mantine/core";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { when } from "../../../forms/words/when.ts";
import type { KeyDoc } from "../../../store/queries/documents.ts";
import { subjectOf } from "../../../store/queries/titles.ts";
import { useText } from "../../../ui/i18n.ts";
import { DocumentName } from "../DocumentName.tsx";
import { type FieldChange, shownChanges } from "../fields/changes.ts";
import { FieldTable } from "../fields/FieldTable.tsx";
import { useStandingRow } from "../fields/useStandingRow.ts";
import { syncMessages } from "../messages.ts";
import classes from "../SyncDrawer.module.css";
import { Effects } from "./Effects.tsx";
import { InboxActions } from "./InboxActions.tsx";
import { reasonWords } from "./reasonWords.ts";
import { sidesOf } from "./sides.ts";

/** One change that was refused or that conflicted: why, both values field by field, what choosing does, and the choice. */
export function InboxItem({ row, onOpen }: { row: KeyDoc<InboxBody>; onOpen: () => void }) {
  const t = useText(syncMessages);
  const body = useStandingRow(row.body);
  const known = useKnown(body);
  const conflict = body.kind === "conflict";
  const sides = sidesOf(body);
  const seen = conflict || body.theirs !== null;
  const beside = seen ? { title: t(sides.theirs), of: (change: FieldChange) => change.theirs } : null;
  return (
    <li className={classes.item}>
      <Text size="sm" fw={600}>
        <DocumentName of={subjectOf(body)} onOpen={onOpen} />
      </Text>
      <Text size="sm" c="var(--color-alarm-text)">
        {conflict ? t(sides.conflict) : t("sync.refusedBecause", { reason: reasonWords(body, known) })}
      </Text>
      <Text size="xs" c="dimmed">
        {conflict && sides.who !== null ? t("sync.by", { who: sides.who, when: when(body.at) }) : when(body.at)}
      </Text>
      {body.path === "" && body.mine === null && <Text size="sm">{t("sync.youDeleted")}</Text>}
      {body.path === "" && body.theirs === null && conflict && <Text size="sm">{t("sync.theyDeleted")}</Text>}
      <FieldTable changes={shownChanges(body)} known={known} mine={t(sides.mine)} beside={beside} />
      {body.theirs !== null || body.path !== "" ? <Effects row={body} known={known} /> : null}
      <InboxActions row={row} />
    </li>
  );
}
