import { Button, FileButton, Paper, Stack, Text } from "@mantine/core";
import { type DragEvent, type ReactNode, useState } from "react";
import type { CsvMapping } from "shared-schema/payments/bankStatement/csv/mapping";
import type { BankStatement } from "shared-schema/payments/bankStatement/line";
import { openStatement, readMapped, readTurned } from "../../../documents/bankStatements.ts";
import { importStatement } from "../../../store/commands/bankStatements.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { inWords, refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import type { OpenedStatement } from "../../../workers/documents/bankStatementFiles.ts";
import { CsvForm } from "./CsvForm.tsx";
import { statementMessages } from "./messages.ts";
import { StatementPreview } from "./StatementPreview.tsx";

/** A chosen file on its way: opened, its columns named where it is CSV, previewed. */
interface Chosen {
  file: File;
  opened: OpenedStatement;
  preview: { statement: BankStatement; mapping: CsvMapping | null; isTurned: boolean } | null;
}

const AS_READ = { mapping: null, isTurned: false } as const;

/** Takes a bank's file, shows what it holds, and sends it once someone has looked at it. */
export function ImportPanel({ isOffline }: { isOffline: boolean }) {
  const t = useText(statementMessages);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ tone: "alarm" | "done"; text: ReactNode } | null>(null);
  const open = async (file: File | null | undefined) => {
    if (!file) return;
    setMessage(null);
    setChosen(null);
    const opened = await openStatement(file);
    if (!opened.ok) return setMessage({ tone: "alarm", text: refusalMessage(opened.refusal) });
    const preview = opened.value.kind === "statement" ? { statement: opened.value.statement, ...AS_READ } : null;
    setChosen({ file, opened: opened.value, preview });
  };
  const map = async (mapping: CsvMapping) => {
    if (!chosen) return;
    const read = await readMapped(chosen.file, mapping);
    setMessage(read.ok ? null : { tone: "alarm", text: refusalMessage(read.refusal) });
    setChosen({ ...chosen, preview: read.ok ? { ...AS_READ, statement: read.value, mapping } : null });
  };
  const turn = async () => {
    if (!chosen) return;
    const read = await readTurned(chosen.file);
    setMessage(read.ok ? null : { tone: "alarm", text: refusalMessage(read.refusal) });
    if (read.ok) setChosen({ ...chosen, preview: { statement: read.value, mapping: null, isTurned: true } });
  };
  const send = async () => {
    if (!chosen?.preview) return;
    setBusy(true);
    const answer = await importStatement(chosen.file, chosen.preview).finally(() => setBusy(false));
    if (!answer.ok) return setMessage({ tone: "alarm", text: refusalMessage(answer.refusal) });
    const { added, known, twins } = answer.value;
    setChosen(null);
    setMessage({
      tone: "done",
      text: inWords(() =>
        [
          t("statements.imported", { added, known }),
          ...(twins > 0 ? [t("statements.twins", { count: twins })] : []),
        ].join(" "),
      ),
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <Paper withBorder p="md" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack gap="md">
        <div>
          <FileButton
            accept=".xml,.csv,.txt,.sta,.mt940,.940,text/xml,application/xml,text/csv"
            onChange={(file) => void open(file)}
          >
            {(props) => (
              <Button variant={chosen ? "default" : "filled"} {...props}>
                {t("statements.choose")}
              </Button>
            )}
          </FileButton>
          <Text mt="xs" size="sm" c="dimmed">
            {t("statements.drop")}
          </Text>
        </div>
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        {chosen?.opened.kind === "csv" && (
          <CsvForm rows={chosen.opened.rows} guess={chosen.opened.guess} onRead={map} />
        )}
        {chosen?.preview && (
          <StatementPreview
            name={chosen.file.name}
            statement={chosen.preview.statement}
            isTurned={chosen.preview.isTurned}
            onTurn={turn}
            busy={busy}
            isOffline={isOffline}
            onImport={send}
            onDiscard={() => setChosen(null)}
          />
        )}
      </Stack>
    </Paper>
  );
}
