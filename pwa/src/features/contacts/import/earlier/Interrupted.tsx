import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ImportOutcome } from "#store/commands/people/importContacts.ts";
import { discardImport, interruptedImport } from "#store/commands/people/importQueue.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalSentence } from "#ui/feedback/sentences.ts";
import { useText } from "#ui/i18n.ts";
import { importMessages } from "../messages.ts";
import { ProgressLine } from "../ProgressLine.tsx";
import { goOn, useRunningImport } from "../useImport.ts";
import { SetAside } from "./SetAside.tsx";

/** An import that was cut off, with the way to go on with it or to leave the rest. */
export function Interrupted() {
  const t = useText(importMessages);
  const { running, isShown } = useRunningImport();
  const [left, setLeft] = useState<{ file: string; left: number } | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const isRunning = running !== null;
  useEffect(() => {
    if (isRunning) return;
    let gone = false;
    void interruptedImport()
      .then((found) => {
        if (!gone) setLeft(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [isRunning]);
  if (running) {
    // The people of the file that is open tell it themselves.
    if (isShown) return null;
    return (
      <ProgressLine
        label={t("contactImport.title")}
        reached={running.written}
        total={running.total}
        words={t("contactImport.progress", { ...running })}
      />
    );
  }
  if (!left) {
    return outcome && outcome.refused.length > 0 ? (
      <Notice tone="wait">
        <SetAside people={outcome.refused} />
      </Notice>
    ) : null;
  }
  const resume = async () => {
    setOutcome(await goOn(left.left, t));
  };
  const discard = async () => {
    if (!(await confirm(t("contactImport.discardAsk", { count: left.left }), { danger: true }))) return;
    await discardImport();
    setLeft(null);
  };
  return (
    <Notice tone="wait">
      <Text size="sm">{t("contactImport.interrupted", { file: left.file, count: left.left })}</Text>
      {outcome?.refusal && <Text size="sm">{refusalSentence(outcome.refusal)}</Text>}
      {outcome && <SetAside people={outcome.refused} />}
      <Group gap="sm" mt="xs">
        <Button size="compact-sm" onClick={() => void resume()}>
          {t("contactImport.goOn")}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => void discard()}>
          {t("contactImport.discard")}
        </Button>
      </Group>
    </Notice>
  );
}
