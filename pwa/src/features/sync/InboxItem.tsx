import { Text } from "@mantine/core";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { KeyDoc } from "../../store/documents.ts";
import { useText } from "../../ui/i18n.ts";
import { said } from "../../ui/said.ts";
import { Effects } from "./Effects.tsx";
import { FieldTable } from "./FieldTable.tsx";
import { type FieldChange, shownChanges } from "./fields/changes.ts";
import { useKnown } from "./fields/useKnown.ts";
import { InboxActions } from "./InboxActions.tsx";
import { syncMessages } from "./messages.ts";
import classes from "./SyncDrawer.module.css";
import { when } from "./when.ts";

/** One change that was refused or that clashed: why, both values field by field, what choosing does, and the choice. */
export function InboxItem({ row }: { row: KeyDoc<InboxBody> }) {
  const t = useText(syncMessages);
  const { body } = row;
  const known = useKnown(body);
  const clash = body.kind === "clash";
  const seen = clash || body.theirs !== null;
  const beside = seen ? { title: t("sync.theirs"), of: (change: FieldChange) => change.theirs } : null;
  return (
    <li className={classes.item}>
      <Text size="sm" fw={600}>
        {body.title}
      </Text>
      <Text size="sm" c="var(--color-alarm-text)">
        {clash ? t("sync.clash") : t("sync.refusedBecause", { reason: said(body) })}
      </Text>
      <Text size="xs" c="dimmed">
        {clash && body.by !== null ? t("sync.by", { who: body.by, when: when(body.at) }) : when(body.at)}
      </Text>
      {body.path === "" && body.mine === null && <Text size="sm">{t("sync.youDeleted")}</Text>}
      {body.path === "" && body.theirs === null && clash && <Text size="sm">{t("sync.theyDeleted")}</Text>}
      <FieldTable changes={shownChanges(body)} known={known} beside={beside} />
      {body.theirs !== null || body.path !== "" ? <Effects row={body} known={known} /> : null}
      <InboxActions row={row} />
    </li>
  );
}
