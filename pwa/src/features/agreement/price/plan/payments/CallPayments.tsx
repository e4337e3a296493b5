import { Text } from "@mantine/core";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { useText } from "#ui/i18n.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { PaymentRow } from "./PaymentRow.tsx";
import classes from "./payments.module.css";

/** The payments on a call for fund, with their receipts; those who record them cancel them here. */
export function CallPayments({ shown: { call, payments, can_post_payments } }: { shown: CallOfAgreement }) {
  const t = useText(paymentMessages);
  if (payments.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("payments.noneYet")}
      </Text>
    );
  }
  return (
    <ul className={classes.list} aria-label={t("payments.list", { name: call.designation })}>
      {payments.map((made) => (
        <PaymentRow key={made.id} made={made} cancellable={can_post_payments} />
      ))}
    </ul>
  );
}
