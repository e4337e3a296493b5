import { Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { LineView } from "shared-schema/api/money/bankStatement";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { recordLine } from "../../../store/commands/bankStatements.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { usePrice } from "../usePrice.ts";
import { matchOf } from "./matchOf.ts";
import { statementMessages } from "./messages.ts";

/** Records every line of which the call is sure, one after the other, after one question. */
export function RecordSure({ lines }: { lines: readonly LineView[] }) {
  const t = useText(statementMessages);
  const money = usePrice();
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const sure = lines.flatMap((line) => {
    const [best] = line.proposals;
    return best?.confidence === "SURE" ? [{ line, best }] : [];
  });
  const sums = new Map<string, number>();
  for (const { line } of sure)
    sums.set(line.currency, (sums.get(line.currency) ?? 0) + Math.round(line.amount * 1_000));
  const record = async () => {
    const sum = [...sums].map(([currency, units]) => money(units / 1_000, currency)).join(" + ");
    const words = { confirmLabel: t("line.record") };
    if (!(await confirm(t("statements.recordSure.confirm", { count: sure.length, sum }), words))) return;
    setBusy(true);
    let recorded = 0;
    for (const { line, best } of sure) {
      const answer = await recordLine(line.id, matchOf(best));
      if (answer.ok) recorded += 1;
      else setRefusal(refusalMessage(answer.refusal));
    }
    setCount(recorded);
    setBusy(false);
  };
  return (
    <Group gap="sm">
      {count !== null && count > 0 && (
        <Text size="sm" role="status">
          {t("statements.recordedSure", { count })}
        </Text>
      )}
      {(sure.length > 0 || busy) && (
        <BusyButton busy={busy} onClick={record}>
          {t("statements.recordSure", { count: sure.length })}
        </BusyButton>
      )}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </Group>
  );
}
