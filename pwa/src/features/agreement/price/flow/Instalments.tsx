import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import type { Result } from "shared-schema/base/result";
import type { CommissionRights } from "shared-schema/commission/change";
import type { CommissionLine } from "shared-schema/commission/figures";
import { instalmentSums, instalmentsOf } from "shared-schema/commission/instalments";
import { type Instalment, withInstalment } from "shared-schema/commission/schema";
import { addInstalment, editCommission } from "#store/commands/agreement/records/commission.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useCommission } from "#store/queries/agreement/commission.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { saved } from "#ui/feedback/saving.ts";
import { DateField } from "#ui/fields/DateField.tsx";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "./flow.module.css";
import { flowMessages } from "./flowMessages.ts";

interface Props {
  line: CommissionLine;
  /** Of the party. */
  name: string;
  rights: CommissionRights;
}

/** The parts in which a party's commission is paid: when each is due and when it was paid, and what is left. */
export function Instalments({ line, name, rights }: Props) {
  const t = useText(flowMessages);
  const show = useShow();
  const { id, agreement } = useWorkspace();
  const commission = useCommission(id, agreement);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const showAnswer = (answer: Result<unknown>) => setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
  if (!commission) return null;
  const own = instalmentsOf(commission, line.key);
  const { paid, left } = instalmentSums(commission, line.key, line.amount, minorDecimals(agreement.currency));
  const rest = left !== null && left > 0 ? left : null;
  return (
    <>
      {own.map(([key, instalment], index) => (
        <Row
          key={key}
          id={key}
          instalment={instalment}
          about={{ number: index + 1, name }}
          rights={rights}
          onAnswer={showAnswer}
        />
      ))}
      <Group gap="sm">
        {rights.ratios && (
          <Button
            variant="subtle"
            aria-label={t("commission.addFor", { name })}
            onClick={async () => showAnswer(await addInstalment(id, { party: line.key, amount: rest }))}
          >
            {t("commission.add")}
          </Button>
        )}
        {own.length > 0 && (
          <Text size="sm" c="dimmed">
            {t("commission.paid", { paid: show.money(paid) })}
            {rest !== null && ` · ${t("commission.left", { left: show.money(rest) })}`}
            {left !== null && left < 0 && ` · ${t("commission.over", { over: show.money(0 - left) })}`}
          </Text>
        )}
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}

interface RowProps {
  id: string;
  instalment: Instalment;
  about: { number: number; name: string };
  rights: CommissionRights;
  onAnswer: (answer: Result<unknown>) => void;
}

function Row({ id: key, instalment, about, rights, onAnswer }: RowProps) {
  const t = useText(flowMessages);
  const show = useShow();
  const { id } = useWorkspace();
  const title = t("commission.instalment", about);
  const isPaid = instalment.date_paid !== null;
  const change = (patch: Partial<Instalment> | null) =>
    editCommission(id, (before) => withInstalment(before, key, patch));
  const save = (patch: Partial<Instalment>) => saved(change(patch));
  const remove = async () => {
    if (await confirm(t("commission.removeConfirm"), { confirmLabel: t("commission.remove"), danger: true })) {
      onAnswer(await change(null));
    }
  };
  return (
    <fieldset className={classes.instalment} aria-label={title}>
      <Text size="sm" c="dimmed" className={classes.title} aria-hidden>
        {title}
      </Text>
      <NumberField
        label={t("commission.amount")}
        value={instalment.amount}
        min={0}
        decimals={show.decimals}
        fixed
        unit={show.currency}
        disabled={!rights.ratios || isPaid}
        path={fieldPath("commissions", id, "instalments", key, "amount")}
        onSave={(amount) => save({ amount })}
      />
      {(["date_due", "date_paid"] as const).map((field) => (
        <DateField
          key={field}
          label={t(`commission.${field}`)}
          value={instalment[field]}
          disabled={!rights.dates || (isPaid && field === "date_due")}
          path={fieldPath("commissions", id, "instalments", key, field)}
          onSave={(day) => save({ [field]: day })}
        />
      ))}
      {rights.ratios && !isPaid && (
        <Button variant="subtle" color="gray" aria-label={t("commission.removeOf", about)} onClick={remove}>
          {t("commission.remove")}
        </Button>
      )}
    </fieldset>
  );
}
