import { Button, Text } from "@mantine/core";
import { CALL_TYPES, type PaymentCall } from "shared-schema/agreement/schema";
import { callsOf } from "shared-schema/payments/callsOf";
import { proposeSchedule } from "shared-schema/payments/schedule";
import { fullName } from "shared-schema/profile/schema";
import { addPaymentCalls } from "#store/commands/agreement/paymentCalls.ts";
import { saved } from "#ui/feedback/saving.ts";
import { useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { Block } from "../../frame/Block.tsx";
import { callersOf } from "../../frame/missing/doers.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import { CallGroup } from "./CallGroup.tsx";
import { PlanMenu } from "./PlanMenu.tsx";
import classes from "./plan.module.css";
import { UnappliedBalance } from "./unapplied/UnappliedBalance.tsx";
import { useOpenedRow } from "./useOpenedRow.ts";

/** Shows the calls for fund, with their due dates: those of each type against the amount they must add up to. */
export function PaymentPlan() {
  const t = useText(planMessages);
  const { agreement, access, inputs, may, plan } = useWorkspace();
  const today = useToday();
  const row = useOpenedRow();
  const calls = callsOf(agreement, access);
  const callers = callersOf(agreement).flatMap((profileId) => {
    const profile = inputs?.profiles[profileId];
    return profile ? [fullName(profile)] : [];
  });
  const delivery = agreement.delivery_date ?? plan?.itinerary.journey.start?.at ?? null;
  const mayAdd = may.calls && access.can_approve;
  const proposed = plan && mayAdd ? proposeSchedule(agreement, plan.price, { delivery, today }) : [];
  return (
    <Block title={t("plan.title")} note={t("plan.hint")} anchor="cruise.contract_payment_calls" actions={<PlanMenu />}>
      {may.calls && !access.can_approve && (
        <Text size="sm" c="dimmed">
          {t("plan.mayNotAdd")} {callers.length > 0 && t("plan.callers", { names: callers.join(", ") })}
        </Text>
      )}
      {proposed.length > 0 && <Proposal calls={proposed} />}
      {CALL_TYPES.map((type) => (
        <CallGroup
          key={type}
          type={type}
          all={calls}
          row={row}
          isProposed={proposed.some(({ call_type }) => call_type === type)}
        />
      ))}
      <UnappliedBalance calls={calls} />
    </Block>
  );
}

/** Offers the usual schedule for the types that have no calls yet. */
function Proposal({ calls }: { calls: readonly PaymentCall[] }) {
  const t = useText(planMessages);
  const { id } = useWorkspace();
  return (
    <div className={classes.rest}>
      <Button variant="default" onClick={() => saved(addPaymentCalls(id, calls))}>
        {t("plan.propose")}
      </Button>
      <Text size="sm" c="dimmed">
        {t("plan.propose.note")}
      </Text>
    </div>
  );
}
