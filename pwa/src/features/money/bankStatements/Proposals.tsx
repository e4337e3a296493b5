import { Text } from "@mantine/core";
import { useState } from "react";
import type { LineView } from "shared-schema/api/money/bankStatement";
import type { Result } from "shared-schema/base/result";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { recordLine, splitLine } from "../../../store/commands/bankStatements.ts";
import { useText } from "../../../ui/i18n.ts";
import { StatusTag, type Tone } from "../../../ui/marks/StatusTag.tsx";
import { usePrice } from "../usePrice.ts";
import { matchOf } from "./matchOf.ts";
import { statementMessages } from "./messages.ts";
import { splitMessages } from "./split/splitMessages.ts";
import { useRestOf } from "./split/useRestOf.ts";
import classes from "./statements.module.css";

const TONE: Readonly<Record<LineView["proposals"][number]["confidence"], Tone>> = {
  SURE: "done",
  LIKELY: "calm",
  POSSIBLE: "plain",
};

interface Props {
  line: LineView;
  onAnswer: (answer: Result<unknown>) => void;
}

/** The calls that a line may have paid, each with its reasons and the button that records it. */
export function Proposals({ line, onAnswer }: Props) {
  const t = useText(statementMessages);
  const splitText = useText(splitMessages);
  const money = usePrice();
  const restOf = useRestOf(line);
  const [busy, setBusy] = useState<string | null>(null);
  if (line.proposals.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("line.noProposal")}
      </Text>
    );
  }
  return (
    <ul className={classes.proposals}>
      {line.proposals.map((proposal) => {
        const { agreement_id, call_id, designation, agreement_name, balance, confidence, reasons, payment_id, parts } =
          proposal;
        const isTie = payment_id !== null;
        const rest = isTie || parts.length > 0 ? undefined : restOf(agreement_id, balance);
        const names = { money: money(line.amount, line.currency), call: designation, agreement: agreement_name };
        const record = async () => {
          setBusy(call_id);
          onAnswer(await confirmed(line, proposal).finally(() => setBusy(null)));
        };
        return (
          <li key={`${call_id} ${parts.length}`} className={classes.proposal}>
            <div className={classes.about}>
              <Text size="sm">
                <StatusTag tone={TONE[confidence]}>{t(`confidence.${confidence}`)}</StatusTag> {designation} ·{" "}
                {agreement_name}
              </Text>
              <Text size="sm" c="dimmed">
                {reasons.map((reason) => t(`reason.${reason}`)).join(", ")} ·{" "}
                {parts.length === 0
                  ? t("line.left", { money: money(balance, line.currency) })
                  : parts.map((part) => money(part.amount, line.currency)).join(" + ")}
              </Text>
              {rest !== undefined && <Text size="sm">{rest}</Text>}
            </div>
            <BusyButton
              variant={confidence === "SURE" ? "filled" : "default"}
              busy={busy === call_id}
              aria-label={
                parts.length > 0
                  ? splitText("split.recordSum", names)
                  : t(isTie ? "line.tieTo" : "line.recordOn", names)
              }
              onClick={record}
            >
              {t(isTie ? "line.tie" : "line.record")}
            </BusyButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Records a line as a proposal says: on one call, in parts on several, or tied to a payment on record. */
function confirmed(line: LineView, proposal: LineView["proposals"][number]): Promise<Result<unknown>> {
  const { agreement_id, payer_profile_id, parts } = proposal;
  if (parts.length === 0) return recordLine(line.id, matchOf(proposal));
  const asked = parts.map(({ call_id, amount }) => ({ call_id, amount }));
  return splitLine(line.id, { agreement_id, payer_profile_id, parts: asked });
}
