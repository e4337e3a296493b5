import { Button, Group, Text } from "@mantine/core";
import { CALL_TYPES } from "shared-schema/agreement/schema";
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
import { UnappliedBalance } from "./unapplied/UnappliedBalance.tsx";

/** Shows the calls for fund, with their due dates: those of each type against the amount they must add up to. */
export function PaymentPlan() {
  const t = useText(planMessages);
  const { agreement, access, inputs, may } = useWorkspace();
  const calls = callsOf(agreement, access);
  const callers = callersOf(agreement).flatMap((profileId) => {
    const profile = inputs?.profiles[profileId];
    return profile ? [fullName(profile)] : [];
  });
  return (
    <Block title={t("plan.title")} note={t("plan.hint")} anchor="cruise.contract_payment_calls">
      {may.calls && !access.can_approve && (
        <Text size="sm" c="dimmed">
          {t("plan.mayNotAdd")} {callers.length > 0 && t("plan.callers", { names: callers.join(", ") })}
        </Text>
      )}
      {may.calls && access.can_approve && <Proposal />}
      {CALL_TYPES.map((type) => (
        <CallGroup key={type} type={type} all={calls} />
      ))}
      <UnappliedBalance calls={calls} />
    </Block>
  );
}

/** Offers the usual schedule for the types that have no calls yet. */
function Proposal() {
  const t = useText(planMessages);
  const { id, agreement, plan } = useWorkspace();
  const today = useToday();
  const delivery = agreement.delivery_date ?? plan?.itinerary.journey.start?.at ?? null;
  const calls = plan ? proposeSchedule(agreement, plan.price, { delivery, today }) : [];
  if (calls.length === 0) return null;
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => saved(addPaymentCalls(id, calls))}>
        {t("plan.propose")}
      </Button>
      <Text size="sm" c="dimmed">
        {t("plan.propose.note")}
      </Text>
    </Group>
  );
}
