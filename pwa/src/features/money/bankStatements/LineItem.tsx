import { Anchor, Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { LineView } from "shared-schema/api/money/bankStatement";
import type { Result } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import { cancelRecorded, deleteLine, setLineAside } from "../../../store/commands/bankStatements.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { StatusTag } from "../../../ui/marks/StatusTag.tsx";
import { usePrice } from "../usePrice.ts";
import { statementMessages } from "./messages.ts";
import { PickCall } from "./PickCall.tsx";
import { Proposals } from "./Proposals.tsx";
import { SplitLine } from "./split/SplitLine.tsx";
import { splitMessages } from "./split/splitMessages.ts";
import classes from "./statements.module.css";

/** One line of a statement: what arrived or left, and what can become of it. */
export function LineItem({ line }: { line: LineView }) {
  const t = useText(statementMessages);
  const money = usePrice();
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const splitText = useText(splitMessages);
  const [form, setForm] = useState<"pick" | "split" | null>(null);
  const toggle = (next: "pick" | "split") => () => setForm(form === next ? null : next);
  const showAnswer = (answer: Result<unknown>) => setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
  const { id, payment_id } = line;
  const about = `${showDate(line.booked)}, ${money(line.amount, line.currency)}`;
  const named = (label: string) => ({ "aria-label": `${label}: ${about}`, children: label });
  const remove = async () => {
    const words = { confirmLabel: t("line.delete"), danger: true };
    if (await confirm(t("line.delete.confirm"), words)) showAnswer(await deleteLine(id));
  };
  const undo = async () => {
    const words = { confirmLabel: t("line.undo"), danger: true };
    if (payment_id !== null && (await confirm(t("line.undo.confirm"), words)))
      showAnswer(await cancelRecorded(payment_id));
  };
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <div className={classes.about}>
          <Text size="sm" c="dimmed">
            {[
              showDate(line.booked),
              ...(line.value_date ? [t("line.valueDate", { date: showDate(line.value_date) })] : []),
              line.account,
            ].join(" · ")}
          </Text>
          {line.payer !== null && <Text fw={600}>{line.payer}</Text>}
          {line.text !== "" && <Text size="sm">{line.text}</Text>}
          {line.bank_reference && (
            <Text size="sm" c="dimmed">
              {t("line.reference", { reference: line.bank_reference })}
            </Text>
          )}
          {line.reversal && <StatusTag tone="wait">{t("line.reversal")}</StatusTag>}
          {line.twin_of !== null && <StatusTag tone="wait">{t("line.twin")}</StatusTag>}
          {line.charges !== null && line.charges > 0 && (
            <Text size="sm" c="dimmed">
              {t("line.charges", { money: money(line.charges, line.currency) })}
            </Text>
          )}
        </div>
        <Text className={classes.amount}>{money(line.amount, line.currency)}</Text>
      </div>
      {line.state === "OPEN" && <Proposals line={line} onAnswer={showAnswer} />}
      {line.state === "OPEN" && form === "pick" && <PickCall line={line} onAnswer={showAnswer} />}
      {line.state === "OPEN" && form === "split" && <SplitLine line={line} onAnswer={showAnswer} />}
      <div className={classes.actions}>
        {line.agreement_id !== null && (
          <Anchor component={Link} to={`/agreement/${line.agreement_id}/price`} className={classes.link}>
            {t("line.open", { number: formatAgreementId(line.agreement_id) })}
          </Anchor>
        )}
        {line.state === "RECORDED" && <Button variant="default" onClick={undo} {...named(t("line.undo"))} />}
        {line.state === "OPEN" && (
          <Button
            variant="default"
            aria-expanded={form === "pick"}
            onClick={toggle("pick")}
            {...named(t("line.pick.open"))}
          />
        )}
        {line.state === "OPEN" && (
          <Button
            variant="default"
            aria-expanded={form === "split"}
            onClick={toggle("split")}
            {...named(splitText("split.open"))}
          />
        )}
        {line.state === "OPEN" && (
          <Button
            variant="subtle"
            color="gray"
            onClick={async () => showAnswer(await setLineAside(id, true))}
            {...named(t("line.setAside"))}
          />
        )}
        {line.state === "SET_ASIDE" && (
          <Button
            variant="default"
            onClick={async () => showAnswer(await setLineAside(id, false))}
            {...named(t("line.takeUp"))}
          />
        )}
        {line.state !== "RECORDED" && (
          <Button variant="subtle" color="gray" onClick={remove} {...named(t("line.delete"))} />
        )}
      </div>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </li>
  );
}
