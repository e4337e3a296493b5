import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { hashPath } from "#base/hashPath.ts";
import { cancelExpense, noteExpense } from "#store/commands/agreement/payments/expenses.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { saved } from "#ui/feedback/saving.ts";
import { showDate } from "#ui/fields/dates.ts";
import { TextField } from "#ui/fields/TextField.tsx";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { apaMessages } from "../../money/apaMessages.ts";
import { useOtherCurrency } from "../../money/currency/useOtherCurrency.ts";
import { ReceiptOf } from "../../money/receipt/ReceiptOf.tsx";
import { expenseAnchor } from "./expenseAnchor.ts";

interface Props {
  id: string;
  expense: Expense;
  mayCancel: boolean;
}

/** One entry: what for, when, how paid, how much; struck through once it is cancelled. */
export function ExpenseRow({ id, expense, mayCancel }: Props) {
  const t = useText(apaMessages);
  const show = useShow();
  const otherWords = useOtherCurrency();
  const { id: agreementId, agreement, access } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>();
  const { category, note, other, paid_by, supplier, time } = expense;
  const notePath = fieldPath("agreements", agreementId, "expenses", id, "note");
  const jumpedTo = hashPath(useLocation().hash) === notePath;
  const [noting, setNoting] = useState<boolean | null>(null);
  const isCancelled = expense.cancelled !== null;
  const [name, money, date] = [t(`apa.category.${category}`), show.money(expense.amount), showDate(expense.date)];
  const cancel = async () => {
    const words = { confirmLabel: t("apa.cancel.confirmLabel"), cancelLabel: t("apa.keep"), danger: true };
    if (!(await confirm(t("apa.cancel.confirm"), words))) return;
    const result = await cancelExpense(agreementId, id);
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  };
  const isNoting = mayCancel && !isCancelled && (noting ?? jumpedTo);
  const quiet = isCancelled ? { c: "dimmed" } : {};
  const Struck = isCancelled ? "del" : "span";
  const isTaken = agreement.status !== "ARCHIVED" && access.write && access.can_post_payments !== "NONE";
  const paid = [date, time, t(`apa.paidBy.${paid_by}`), isCancelled ? t("apa.cancelled") : null];
  return (
    <li id={expenseAnchor(id)} tabIndex={-1} className={classes.expense}>
      <span className={classes.what}>
        <Text component="span" {...quiet}>
          <Struck>{[name, supplier, note].filter((word) => word).join(" · ")}</Struck>
        </Text>
        <Text size="sm" component="span" c="dimmed">
          {paid.filter((word) => word !== null).join(" · ")}
        </Text>
      </span>
      <span className={classes.money}>
        <Text component="span" {...quiet}>
          <Struck>{money}</Struck>
        </Text>
        {other && (
          <Text size="sm" component="span" c="dimmed">
            {otherWords(other)}
          </Text>
        )}
      </span>
      <span className={classes.actions}>
        <ReceiptOf
          on={{ map: "expenses", part: id }}
          record={expense}
          isTaken={isTaken && category !== "CASH_COUNTED"}
          names={{ show: t("apa.receiptOf", { name, money, date }), add: t("apa.addReceiptTo", { name, money, date }) }}
        />
        {mayCancel && !isCancelled && (
          <Button
            variant="subtle"
            px="xs"
            aria-label={t("apa.noteOf", { name, money, date })}
            aria-expanded={isNoting}
            onClick={() => setNoting(!isNoting)}
          >
            {t("apa.field.note")}
          </Button>
        )}
        {mayCancel && !isCancelled && (
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            aria-label={t("apa.cancelOf", { name, money, date })}
            onClick={cancel}
          >
            {t("apa.cancel")}
          </Button>
        )}
      </span>
      {isNoting && (
        <div className={classes.note}>
          <TextField
            label={t("apa.field.note")}
            description={t("apa.note.hint")}
            value={note}
            maxLength={300}
            path={notePath}
            onSave={(text) => saved(noteExpense(agreementId, id, text))}
          />
        </div>
      )}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
    </li>
  );
}
