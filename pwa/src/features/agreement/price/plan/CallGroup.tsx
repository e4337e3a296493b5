import { Button, Group, Text, Title } from "@mantine/core";
import type { CallType } from "shared-schema/agreement/schema";
import { defaultDesignation, summariseCalls } from "shared-schema/payments/calls";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { absorbRest } from "shared-schema/payments/schedule";
import { targetOf } from "shared-schema/payments/settlement/target";
import { addPaymentCall, patchPaymentCall } from "#store/commands/agreement/paymentCalls.ts";
import { saved } from "#ui/feedback/saving.ts";
import { useText } from "#ui/i18n.ts";
import { PlusIcon } from "#ui/icons.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import { CallSums } from "./CallSums.tsx";
import { CallRow } from "./call/CallRow.tsx";
import classes from "./plan.module.css";
import type { OpenedRow } from "./useOpenedRow.ts";

interface Props {
  type: CallType;
  /** Every call of the agreement. */
  all: readonly CallOfAgreement[];
  row: OpenedRow;
  /** The usual calls are offered for this type. */
  isProposed: boolean;
}

/** The calls for fund of one type: what is left to ask with its remedy, a row for each call, and their sums. */
export function CallGroup({ type, all, row, isProposed }: Props) {
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
  const mayAdd = may.calls && access.can_approve;
  const everyCall = Object.values(agreement.payment_calls);
  const named = { call_type: type, designation: defaultDesignation(type, everyCall) };
  const add = async () => {
    const added = await addPaymentCall(id, named);
    if (added.ok) row.begin(added.value);
  };
  return (
    <div className={classes.group} id={`cruise.contract_payment_calls.${type}`}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={3} size="h5">
          {t(`plan.type.${type}`)}
        </Title>
        {mayAdd && (
          <Button
            variant="subtle"
            size="compact-sm"
            mih={44}
            flex="none"
            leftSection={<PlusIcon size={16} />}
            aria-label={t("plan.addTo", { type: t(`plan.type.${type}`) })}
            onClick={add}
          >
            {t("plan.add")}
          </Button>
        )}
      </Group>
      {rest !== null && rest !== 0 && (
        <div className={classes.rest}>
          <Text size="sm">{t(rest > 0 ? "plan.short" : "plan.over", { money: show.money(Math.abs(rest)) })}</Text>
          {last !== null && may.calls && access.write ? (
            <Button
              variant="subtle"
              size="compact-sm"
              mih={44}
              onClick={() => saved(patchPaymentCall(id, last.id, { amount: last.amount }))}
            >
              {t("plan.absorb", { name: last.designation, money: show.money(last.amount) })}
            </Button>
          ) : (
            mayAdd &&
            rest > 0 &&
            !isProposed && (
              <Button
                variant="subtle"
                size="compact-sm"
                mih={44}
                onClick={() => saved(addPaymentCall(id, { ...named, amount: rest }))}
              >
                {t("plan.fill", { money: show.money(rest) })}
              </Button>
            )
          )}
        </div>
      )}
      {calls.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("plan.none")}
        </Text>
      ) : (
        <>
          <div className={classes.heads} aria-hidden>
            <span>{t("plan.head.designation")}</span>
            <span>{t("plan.field.date_due")}</span>
            <span>{t("plan.head.amount")}</span>
          </div>
          <ul className={classes.calls}>
            {calls.map((shown) => (
              <CallRow
                key={shown.id}
                shown={shown}
                rest={rest}
                isOpened={row.opened === shown.id}
                isNew={row.newest === shown.id}
                onToggle={() => row.toggle(shown.id)}
              />
            ))}
          </ul>
        </>
      )}
      <CallSums type={type} target={target} summary={summary} hasCalls={calls.length > 0} />
    </div>
  );
}
