import { Button, Group, Text, Title } from "@mantine/core";
import type { CallType } from "shared-schema/agreement/schema";
import { defaultDesignation, summariseCalls } from "shared-schema/payments/calls";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { absorbRest } from "shared-schema/payments/schedule";
import { targetOf } from "shared-schema/payments/settlement/target";
import { addPaymentCall, patchPaymentCall } from "../../../../store/commands/agreement/paymentCalls.ts";
import { saved } from "../../../../ui/feedback/saving.ts";
import { useText } from "../../../../ui/i18n.ts";
import { PlusIcon } from "../../../../ui/icons.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { CallLine } from "./CallLine.tsx";
import { CallRow } from "./CallRow.tsx";
import { planMessages } from "./messages.ts";
import { CallPayments } from "./payments/CallPayments.tsx";
import classes from "./plan.module.css";

interface Props {
  type: CallType;
  /** Every call of the agreement. */
  all: readonly CallOfAgreement[];
}

/** The calls for fund of one type: what they ask, what was paid, and what is left of both. */
export function CallGroup({ type, all }: Props) {
  const t = useText(planMessages);
  const show = useShow();
  const { id, agreement, access, may, plan } = useWorkspace();
  const calls = all.filter(({ call }) => call.call_type === type);
  const target = targetOf(type, agreement, plan?.price);
  const summary = summariseCalls(
    calls.map(({ call, payments }) => ({
      ...call,
      payments: payments.map(({ payment: { amount, cancelled } }) => ({ amount, cancelled: cancelled !== null })),
    })),
    target,
  );
  const rest = summary.remaining_to_ask;
  const open = calls.filter(({ paid_amount }) => paid_amount === 0);
  const last = absorbRest(
    open.map((shown) => [shown.id, shown.call] as const),
    rest,
  );
  const everyCall = Object.values(agreement.payment_calls);
  const add = () => addPaymentCall(id, { call_type: type, designation: defaultDesignation(type, everyCall) });
  return (
    <div className={classes.group} id={`cruise.contract_payment_calls.${type}`}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          {t(`plan.type.${type}`)}
        </Title>
        {may.calls && access.can_approve && (
          <Button
            variant="default"
            leftSection={<PlusIcon />}
            aria-label={t("plan.addTo", { type: t(`plan.type.${type}`) })}
            onClick={add}
          >
            {t("plan.add")}
          </Button>
        )}
      </Group>
      {calls.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("plan.none")}
        </Text>
      )}
      {calls.map((shown) =>
        access.write ? (
          <CallRow key={shown.id} shown={shown} rest={rest} />
        ) : (
          <div key={shown.id}>
            <CallLine shown={shown} />
            <CallPayments shown={shown} />
          </div>
        ),
      )}
      {last !== null && may.calls && access.write && rest !== null && (
        <Group gap="xs">
          <Text size="sm">{t(rest > 0 ? "plan.short" : "plan.over", { money: show.money(Math.abs(rest)) })}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => saved(patchPaymentCall(id, last.id, { amount: last.amount }))}
          >
            {t("plan.absorb", { name: last.designation, money: show.money(last.amount) })}
          </Button>
        </Group>
      )}
      <dl className={classes.sums}>
        <Sum name={t(agreement.settlement ? "plan.settled" : "plan.target")} value={show.money(target)} />
        <Sum name={t("plan.asked")} value={show.money(summary.asked)} />
        <Sum name={t("plan.remaining")} value={show.money(rest)} open={rest !== null && rest !== 0} />
        <Sum name={t("plan.collected")} value={show.money(summary.collected)} />
        <Sum name={t("plan.remainingToCollect")} value={show.money(summary.remaining_to_collect)} />
      </dl>
    </div>
  );
}

function Sum({ name, value, open = false }: { name: string; value: string; open?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-open={open || undefined}>{value}</dd>
    </div>
  );
}
