import { Button, Group, Text, Title } from "@mantine/core";
import { takesBookings } from "shared-schema/agreement/payments/booking";
import type { CallType } from "shared-schema/agreement/schema";
import type { TermName } from "shared-schema/base/derivation/term";
import { aboutCalls, defaultDesignation, summariseCalls } from "shared-schema/payments/calls";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { absorbRest } from "shared-schema/payments/schedule";
import { targetOf } from "shared-schema/payments/settlement/target";
import { addPaymentCall, patchPaymentCall } from "#store/commands/agreement/paymentCalls.ts";
import { saved } from "#ui/feedback/saving.ts";
import { useText } from "#ui/i18n.ts";
import { PlusIcon } from "#ui/icons.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import { CallLine } from "./CallLine.tsx";
import { CallRow } from "./CallRow.tsx";
import { BookingPayment } from "./payments/BookingPayment.tsx";
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
  const about = aboutCalls(type);
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
        <Group gap="xs">
          {type === "CRUISE" && takesBookings(agreement) && access.can_post_payments === "ALL" && <BookingPayment />}
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
      {calls.length > 0 && rest !== null && rest !== 0 && (
        <Group gap="xs">
          <Text size="sm">{t(rest > 0 ? "plan.short" : "plan.over", { money: show.money(Math.abs(rest)) })}</Text>
          {last !== null && may.calls && access.write && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => saved(patchPaymentCall(id, last.id, { amount: last.amount }))}
            >
              {t("plan.absorb", { name: last.designation, money: show.money(last.amount) })}
            </Button>
          )}
        </Group>
      )}
      <dl className={classes.sums}>
        {agreement.settlement ? (
          <Sum label={t("plan.settled")} name="settled_amount" about={about} value={target} />
        ) : (
          <Sum label={t("plan.target")} name={TARGETS[type]} value={target} />
        )}
        <Sum label={t("plan.asked")} name="calls_asked" about={about} value={summary.asked} />
        <Sum label={t("plan.remaining")} name="remaining_to_ask" about={about} value={rest} open={rest !== 0} />
        <Sum label={t("plan.collected")} name="calls_collected" about={about} value={summary.collected} />
        <Sum
          label={t("plan.remainingToCollect")}
          name="remaining_to_collect"
          about={about}
          value={summary.remaining_to_collect}
        />
      </dl>
    </div>
  );
}

/** The figure that the calls of each type add up to. */
const TARGETS = {
  CRUISE: "total_agreement_price",
  CEA: "requested_cea_amount",
  DEPOSIT: "requested_deposit_amount",
} as const satisfies Record<CallType, TermName>;

interface SumProps {
  label: string;
  name: TermName;
  about?: string;
  /** Null while it is not known. */
  value: number | null;
  /** Something is left to do about it. */
  open?: boolean;
}

/** A sum of the calls, which tells on a tap how it came about. */
function Sum({ label, name, about, value, open = false }: SumProps) {
  const show = useShow();
  return (
    <div>
      <dt>{label}</dt>
      <dd data-open={(open && value !== null) || undefined}>
        <Figure name={name} value={value} {...(about !== undefined && { about })}>
          {show.money(value)}
        </Figure>
      </dd>
    </div>
  );
}
