import { Button, Group, Text, Title } from "@mantine/core";
import type { CallType } from "shared-schema/agreement/schema";
import { byPos } from "shared-schema/itinerary/order";
import { callTarget, defaultDesignation, summariseCalls } from "shared-schema/payments/calls";
import { addPaymentCall } from "../../../../store/commands/paymentCalls.ts";
import { useText } from "../../../../ui/i18n.ts";
import { PlusIcon } from "../../../../ui/icons.tsx";
import { useShow } from "../../frame/show.ts";
import { useWorkspace } from "../../frame/workspace.ts";
import { CallRow } from "./CallRow.tsx";
import { planMessages } from "./messages.ts";
import classes from "./plan.module.css";

/** The calls for fund of one type, what they ask and what is left to ask. */
export function CallGroup({ type }: { type: CallType }) {
  const t = useText(planMessages);
  const show = useShow();
  const { id, agreement, access, may, plan } = useWorkspace();
  const all = byPos(agreement.payment_calls);
  const calls = all.filter(([, call]) => call.call_type === type);
  const target = plan ? callTarget(type, plan.price) : null;
  const summary = summariseCalls(
    calls.map(([, call]) => ({ ...call, payments: [] })),
    target,
  );
  const rest = summary.remaining_to_ask;
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
      {calls.map(([partId, call]) => (
        <CallRow
          key={partId}
          partId={partId}
          call={call}
          path={`cruise.contract_payment_calls.${all.findIndex(([key]) => key === partId)}`}
          rest={rest}
        />
      ))}
      <dl className={classes.sums}>
        <Sum name={t("plan.target")} value={show.money(target)} />
        <Sum name={t("plan.asked")} value={show.money(summary.asked)} />
        <Sum name={t("plan.remaining")} value={show.money(rest)} open={rest !== null && rest !== 0} />
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
