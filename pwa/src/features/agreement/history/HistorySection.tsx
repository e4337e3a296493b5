import { Group, Select } from "@mantine/core";
import { useState } from "react";
import { HISTORY_PARTS } from "shared-schema/labels/history";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import classes from "../causes/history.module.css";
import { historyMessages } from "../causes/messages.ts";
import type { States } from "../causes/states.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { HistoryItem } from "./HistoryItem.tsx";
import { PriceCauses } from "./PriceCauses.tsx";
import { type Filter, useHistory } from "./useHistory.ts";

/** The edits of the agreement: author, time, old and new value, and their effect on the total. */
export function HistorySection() {
  const t = useText(historyMessages);
  const { id, access } = useWorkspace();
  const [filter, setFilter] = useState<Filter>({ author: null, part: null });
  const [states, setStates] = useState<States>({ kind: "day" });
  const { entries, authors, firstVersion, hasMore, busy, refusal, more } = useHistory(id, filter);
  const known = useKnown({ collection: "agreements", document_id: String(id) });
  const explain = (revision: number, at: string) => {
    setStates({ kind: "entry", revision, at });
    document.getElementById("price-causes")?.focus();
  };
  return (
    <>
      {access.contract && <PriceCauses {...{ states, known, firstVersion }} onChoose={setStates} />}
      <Block title={t("history.title")} note={t("history.note")}>
        <Group gap="sm" mb="md" className={classes.filters}>
          <Select
            label={t("history.person")}
            placeholder={t("history.everybody")}
            clearable
            value={filter.author === null ? null : String(filter.author)}
            data={authors.map(({ user_id, name }) => ({
              value: String(user_id),
              label: name ?? t("history.unknown"),
            }))}
            onChange={(author) => setFilter({ ...filter, author: author === null ? null : Number(author) })}
          />
          <Select
            label={t("history.part")}
            placeholder={t("history.everything")}
            clearable
            value={filter.part}
            data={HISTORY_PARTS.map((part) => ({ value: part, label: t(`history.part.${part}`) }))}
            onChange={(part) => setFilter({ ...filter, part })}
          />
        </Group>
        {refusal !== null && (
          <Notice tone="wait">
            {refusal.code === "server.unreachable" ? t("history.offline") : refusalMessage(refusal)}{" "}
            <BusyButton variant="transparent" size="compact-sm" px={0} busy={busy} onClick={more}>
              {t("history.retry")}
            </BusyButton>
          </Notice>
        )}
        {entries === undefined && refusal === null && <Loading lines={8} />}
        {entries?.length === 0 && !busy && <p>{t("history.none")}</p>}
        <ol className={classes.list} aria-busy={busy}>
          {entries?.map((entry) => (
            <HistoryItem
              key={entry.revision}
              entry={entry}
              known={known}
              onExplain={access.contract ? () => explain(entry.revision, entry.at) : null}
            />
          ))}
        </ol>
        {hasMore && refusal === null && (
          <BusyButton variant="default" busy={busy} onClick={more}>
            {t("history.older")}
          </BusyButton>
        )}
      </Block>
    </>
  );
}
