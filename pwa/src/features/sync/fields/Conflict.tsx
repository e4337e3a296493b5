import { Button, Text } from "@mantine/core";
import { useLocation } from "react-router";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { fieldLabel, fieldWords, valueWords } from "../../../forms/words/words.ts";
import { openSyncDrawer } from "../../../store/status/syncDrawer.ts";
import { useText } from "../../../ui/i18n.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { reasonWords } from "../inbox/reasonWords.ts";
import { sidesOf } from "../inbox/sides.ts";
import { syncMessages } from "../messages.ts";
import { changesWithin, type FieldChange } from "./changes.ts";
import { useStandingRow } from "./useStandingRow.ts";

/** Both values, and the way to the decision. */
export function Conflict({ row: arisen }: { row: InboxBody }) {
  const row = useStandingRow(arisen);
  const t = useText(syncMessages);
  const known = useKnown(row);
  const sides = sidesOf(row);
  const words = (value: unknown) => valueWords(row.path, value, known);
  return (
    <Text
      component="span"
      inherit
      role="status"
      c="var(--color-alarm-text)"
      display="block"
      style={{ whiteSpace: "normal" }}
    >
      {t(sides.who === null ? "sync.sides" : "sync.sidesBy", {
        ...{ first: t(sides.mine), mine: words(row.mine), second: t(sides.theirs), theirs: words(row.theirs) },
        who: sides.who,
      })}{" "}
      <Button size="compact-xs" variant="default" onClick={openSyncDrawer}>
        {t("sync.decide")}
      </Button>
    </Text>
  );
}

/** The values of a part of a document that wait for a decision, whether its fields are on screen or not. @param part `crew_lists/12/members.<id>` */
export function PartConflicts({ rows, part }: { rows: readonly InboxBody[]; part: string }) {
  return rows.map((row) => <PartRow key={`${row.op}/${row.path}`} row={row} part={part} />);
}

/** The reason, and each field with what the reader entered and a link to it. */
function PartRow({ row, part }: { row: InboxBody; part: string }) {
  const t = useText(syncMessages);
  const known = useKnown(row);
  const { pathname } = useLocation();
  const changes = changesWithin(row, part);
  if (changes.length === 0) return null;
  const nameOf = ({ path, mine }: FieldChange) =>
    part.endsWith(`/${path}`) ? fieldWords(path, known, mine) : fieldLabel(path, known);
  const { conflict } = sidesOf(row);
  const reason = row.kind === "conflict" ? t(conflict) : t("sync.refusedBecause", { reason: reasonWords(row, known) });
  return (
    <Text size="sm" c="var(--color-alarm-text)" component="div" role="status" mb={8}>
      {reason}
      <ul>
        {changes.map((change) => (
          <li key={change.path}>
            <TextLink to={`${pathname}#${row.collection}/${row.document_id}/${change.path}`}>{nameOf(change)}</TextLink>{" "}
            {t("sync.drafts.text", { text: valueWords(change.path, change.mine, known) })}
          </li>
        ))}
      </ul>
      <Button size="compact-xs" variant="default" onClick={openSyncDrawer}>
        {t("sync.decide")}
      </Button>
    </Text>
  );
}
