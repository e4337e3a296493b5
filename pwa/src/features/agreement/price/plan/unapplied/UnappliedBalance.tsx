import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { mayRecord } from "shared-schema/agreement/payments/change";
import { unappliedBalances } from "shared-schema/agreement/payments/unapplied";
import { type CallOfAgreement, unappliedPayments } from "shared-schema/payments/callsOf";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { PaymentRow } from "../payments/PaymentRow.tsx";
import classes from "../payments/payments.module.css";
import { useClients } from "../payments/useClients.ts";
import { UnappliedDialog } from "./UnappliedDialog.tsx";
import { unappliedMessages } from "./unappliedMessages.ts";

/** The unapplied balances of clients, with the ways to use them, where there ever was one. */
export function UnappliedBalance({ calls }: { calls: readonly CallOfAgreement[] }) {
  const t = useText(unappliedMessages);
  const show = useShow();
  const clients = useClients();
  const { agreement, access } = useWorkspace();
  const [form, setForm] = useState<{ purpose: "use" | "refund"; payer: number | null } | null>(null);
  const payments = unappliedPayments(agreement);
  const isOffered = mayRecord(agreement, access, null);
  if (payments.length === 0) return null;
  const payable = calls.filter(
    ({ can_post_payments, is_payable, balance }) => can_post_payments && is_payable && balance > 0,
  );
  const balances = unappliedBalances(agreement);
  const from = form && balances.find(({ payer_profile_id }) => payer_profile_id === form.payer);
  return (
    <section className={classes.payments} aria-label={t("unapplied.title")}>
      <Title order={3} size="h5">
        {t("unapplied.title")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("unapplied.note")}
      </Text>
      {balances.map(({ payer_profile_id: payer, balance }) => {
        const name = clients.find(({ id }) => id === payer)?.name ?? t("unapplied.unnamed");
        return (
          <div key={payer} className={classes.actions}>
            <Text fw={600}>
              {name}: {show.money(balance)}
            </Text>
            {isOffered && payable.length > 0 && (
              <Button
                variant="default"
                aria-label={t("unapplied.useOf", { name })}
                onClick={() => setForm({ purpose: "use", payer })}
              >
                {t("unapplied.use")}
              </Button>
            )}
            {isOffered && (
              <Button
                variant="default"
                aria-label={t("unapplied.refundOf", { name })}
                onClick={() => setForm({ purpose: "refund", payer })}
              >
                {t("unapplied.refund")}
              </Button>
            )}
          </div>
        );
      })}
      {payments.length > 0 && (
        <ul className={classes.list} aria-label={t("unapplied.payments")}>
          {payments.map((made) => (
            <PaymentRow key={made.id} made={made} cancellable={isOffered} />
          ))}
        </ul>
      )}
      {form && from && (
        <UnappliedDialog purpose={form.purpose} from={from} calls={payable} onClose={() => setForm(null)} />
      )}
    </section>
  );
}
