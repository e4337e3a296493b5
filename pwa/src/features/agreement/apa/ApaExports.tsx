import { Group, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Result } from "shared-schema/base/result";
import type { MissingReceipt } from "shared-schema/export/apa/missingReceipts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { apaStatementPdf } from "../../../documents/apaStatement.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import type { MadeStatement } from "../../../workers/documents/apa/apaFiles.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import classes from "../money/apa.module.css";
import { apaMessages } from "../money/apaMessages.ts";

/** The account as a statement with its receipts, and as tables; the code that writes them is loaded when it is asked for. */
export function ApaExports() {
  const t = useText(apaMessages);
  const language = useLanguage();
  const { id, agreement } = useWorkspace();
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [missing, setMissing] = useState<MadeStatement["missing"]>([]);
  const input = { id, agreement };
  const make = async (format: string, work: () => Promise<Result<unknown> | undefined>) => {
    setBusy(format);
    const made = await work().finally(() => setBusy(null));
    setRefusal(made && !made.ok ? refusalMessage(made.refusal) : null);
  };
  const pdf = () =>
    make("pdf", async () => {
      const made = await apaStatementPdf(input);
      if (made.ok) saveFile(made.value.fileName, new Uint8Array(made.value.bytes), "application/pdf");
      setMissing(made.ok ? made.value.missing : []);
      return made;
    });
  const csv = () =>
    make("csv", async () => {
      const { statementCsv } = await import("./tables.ts");
      const { fileName, text } = statementCsv(input, language);
      saveFile(fileName, text, "text/csv");
      return undefined;
    });
  const xlsx = () =>
    make("xlsx", async () => {
      const { statementXlsx } = await import("./tables.ts");
      const { fileName, blob } = await statementXlsx(input, language);
      saveFile(fileName, blob, blob.type);
      return undefined;
    });
  return (
    <Stack gap="sm" mb="md">
      <Group gap="sm">
        {(
          [
            ["pdf", pdf],
            ["xlsx", xlsx],
            ["csv", csv],
          ] as const
        ).map(([format, save]) => (
          <BusyButton
            key={format}
            variant="default"
            leftSection={<DownloadIcon size={16} />}
            busy={busy === format}
            onClick={() => void save()}
          >
            {t(`apa.export.${format}`)}
          </BusyButton>
        ))}
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      {missing.length > 0 && (
        <Notice tone="wait" title={t("apa.export.missing", { count: missing.length })}>
          <ul className={classes.missing}>
            {byReason(missing).map(([why, numbers]) => (
              <li key={why}>
                {t("apa.export.missingLines", { why: t(`apa.export.why.${why}`), numbers: numbers.join(", ") })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}

/** The numbers of the lines for each reason: one reason is seldom that of a single line. */
function byReason(missing: MadeStatement["missing"]): [why: MissingReceipt, numbers: number[]][] {
  const reasons = new Map<MissingReceipt, number[]>();
  for (const { number, why } of missing) reasons.set(why, [...(reasons.get(why) ?? []), number]);
  return [...reasons];
}
