import { Text } from "@mantine/core";
import { CALL_TYPES } from "shared-schema/agreement/schema";
import { useText } from "../../../../ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { useWorkspace } from "../../frame/workspace.ts";
import { CallGroup } from "./CallGroup.tsx";
import { planMessages } from "./messages.ts";

/** What is asked of the client, and when: the calls for fund of each type against what they must add up to. */
export function PaymentPlan() {
  const t = useText(planMessages);
  const { access, may } = useWorkspace();
  return (
    <Block title={t("plan.title")} note={t("plan.hint")} anchor="cruise.contract_payment_calls">
      {may.calls && !access.can_approve && (
        <Text size="sm" c="dimmed">
          {t("plan.mayNotAdd")}
        </Text>
      )}
      {CALL_TYPES.map((type) => (
        <CallGroup key={type} type={type} />
      ))}
    </Block>
  );
}
