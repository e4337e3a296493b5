import { Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { undoImport } from "#store/commands/people/undoImport.ts";
import { type ImportBatch, useImports } from "#store/queries/imports.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalSentence } from "#ui/feedback/sentences.ts";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import classes from "../import.module.css";
import { importMessages } from "../messages.ts";
import { ProgressLine } from "../ProgressLine.tsx";

/** Names of people who stay that are told at once. */
const MOST_NAMES = 20;

/** Earlier imports, each with the way to take it back. */
export function EarlierImports() {
  const t = useText(importMessages);
  const imports = useImports();
  const [busy, setBusy] = useState<{ id: string; dealt: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof undoImport>> | null>(null);
  if (!outcome && !busy && !imports?.length) return null;
  const undo = async ({ id, count }: ImportBatch) => {
    const show = (dealt: number, total: number) => setBusy({ id, dealt, total });
    if (
      !(await confirm(t("contactImport.undoAsk", { count }), { confirmLabel: t("contactImport.undo"), danger: true }))
    )
      return;
    setOutcome(null);
    show(0, count);
    setOutcome(await undoImport(id, show).finally(() => setBusy(null)));
  };
  return (
    <section aria-label={t("contactImport.earlier")}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("contactImport.earlier")}
        </Title>
        {outcome && <Undone outcome={outcome} />}
        {busy && (
          <ProgressLine
            label={t("contactImport.undoing")}
            reached={busy.dealt}
            total={busy.total}
            words={t("contactImport.undoProgress", { dealt: busy.dealt, total: busy.total })}
          />
        )}
        <ul className={classes.imports}>
          {(imports ?? []).map((batch) => (
            <li key={batch.id}>
              <Group justify="space-between" gap="sm">
                <Text size="sm" className={classes.who}>
                  {t("contactImport.batch", {
                    count: batch.count,
                    file: batch.file ?? "none",
                    date: showDate(batch.at),
                  })}
                </Text>
                <BusyButton
                  size="compact-sm"
                  variant="subtle"
                  busy={busy?.id === batch.id}
                  disabled={busy !== null}
                  aria-label={t("contactImport.undoNamed", { file: batch.file ?? "none", date: showDate(batch.at) })}
                  onClick={() => void undo(batch)}
                >
                  {t("contactImport.undo")}
                </BusyButton>
              </Group>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function Undone({ outcome: { removed, kept, refusal } }: { outcome: Awaited<ReturnType<typeof undoImport>> }) {
  const t = useText(importMessages);
  const names = kept
    .slice(0, MOST_NAMES)
    .map(({ name, reason }) => t("contactImport.keptOne", { name, reason: t(`contactImport.kept.${reason}`) }));
  return (
    <Notice tone={refusal ? "alarm" : "done"}>
      <Text size="sm">{t("contactImport.undone", { count: removed })}</Text>
      {kept.length > 0 && (
        <Text size="sm">
          {t("contactImport.keptAll", {
            count: kept.length,
            names: names.join(", "),
            more: kept.length - names.length,
          })}
        </Text>
      )}
      {refusal && <Text size="sm">{refusalSentence(refusal)}</Text>}
    </Notice>
  );
}
