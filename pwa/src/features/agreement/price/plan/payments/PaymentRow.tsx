import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { takesReceipt } from "shared-schema/agreement/payments/receipt/receipt";
import type { PaymentOfCall } from "shared-schema/payments/callsOf";
import { cancelPayment } from "#store/commands/agreement/payments/record.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { useOtherCurrency } from "../../../money/currency/useOtherCurrency.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { ReceiptOf } from "../../../money/receipt/ReceiptOf.tsx";
import { receiptMessages } from "../../../money/receipt/receiptMessages.ts";
import classes from "./payments.module.css";
import { useClients } from "./useClients.ts";

interface Props {
  made: PaymentOfCall;
  /** The reader may cancel payments on this call. */
  cancellable: boolean;
}

/** One payment: when, on whose behalf, how much, and what was left; struck through once it is cancelled. */
export function PaymentRow({ made: { id, payment, locked, balance }, cancellable }: Props) {
  const t = useText(paymentMessages);
  const show = useShow();
  const otherWords = useOtherCurrency();
  const receiptText = useText(receiptMessages);
  const { id: agreementId, agreement, access } = useWorkspace();
  const payer = useClients().find((client) => client.id === payment.payer_profile_id)?.name;
  const [refusal, setRefusal] = useState<ReactNode>();
  const isCancelled = payment.cancelled !== null;
  const [money, date] = [show.money(payment.amount), showDate(payment.date_paid)];
  const cancel = async () => {
    const words = { confirmLabel: t("payments.cancel"), cancelLabel: t("payments.keep"), danger: true };
    if (!(await confirm(t("payments.cancel.confirm"), words))) return;
    const result = await cancelPayment(agreementId, id);
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  };
  const quiet = isCancelled ? { c: "dimmed" } : {};
  const Amount = isCancelled ? "del" : "span";
  return (
    <li className={classes.payment}>
      <span className={classes.about}>
        <Text size="sm" component="span" {...quiet}>
          <Amount>{date}</Amount>
          {payer !== undefined && ` · ${t("payments.onBehalf", { name: payer })}`}
        </Text>
        <ReceiptOf
          on={{ map: "payments", part: id }}
          record={payment}
          isTaken={takesReceipt(payment, { status: agreement.status, can_post_payments: access.can_post_payments })}
          names={{
            show: receiptText("receipt.showOf", { money, date }),
            add: receiptText("receipt.addTo", { money, date }),
          }}
        />
      </span>
      <Text size="sm" component="span" {...quiet} className={classes.money}>
        <Amount>{money}</Amount>
        {payment.other && ` (${otherWords(payment.other)})`}
      </Text>
      <Text size="sm" component="span" c="dimmed" className={classes.money}>
        {isCancelled ? t("payments.cancelled") : t("payments.after", { money: show.money(balance) })}
      </Text>
      <span className={classes.action}>
        {cancellable && !isCancelled && !locked && (
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            aria-label={t("payments.cancelOf", { money, date })}
            onClick={cancel}
          >
            {t("payments.cancel")}
          </Button>
        )}
      </span>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
    </li>
  );
}
