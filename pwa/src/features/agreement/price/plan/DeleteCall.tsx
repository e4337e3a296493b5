import { ActionIcon, Tooltip } from "@mantine/core";
import { removePaymentCall } from "#store/commands/agreement/paymentCalls.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { useText } from "#ui/i18n.ts";
import { TrashIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";

interface Props {
  callId: string;
  name: string;
  /** Something was paid on it: it stays. */
  isPaid: boolean;
}

/** Deletes a call for fund after asking; where it is paid, says why not. */
export function DeleteCall({ callId, name, isPaid }: Props) {
  const t = useText(planMessages);
  const { id } = useWorkspace();
  const remove = async () => {
    if (await confirm(t("plan.delete.confirm"), { danger: true })) await removePaymentCall(id, callId);
  };
  return (
    <Tooltip label={t("plan.paidCall")} disabled={!isPaid} multiline maw={280} events={ON_EVERY_WAY}>
      <ActionIcon
        aria-label={t("plan.delete", { name })}
        // It stays in the order of focus, so that its reason can be read.
        aria-disabled={isPaid}
        {...(isPaid && { "data-disabled": true })}
        onClick={() => !isPaid && remove()}
      >
        <TrashIcon />
      </ActionIcon>
    </Tooltip>
  );
}

const ON_EVERY_WAY = { hover: true, focus: true, touch: true };
