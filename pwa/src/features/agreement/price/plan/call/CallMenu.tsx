import { ActionIcon, Menu } from "@mantine/core";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { removePaymentCall } from "#store/commands/agreement/paymentCalls.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon, MoreIcon, TrashIcon } from "#ui/icons.tsx";
import { WithReason } from "#ui/reason/WithReason.tsx";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { planMessages } from "../../../money/planMessages.ts";
import { paymentRequestMessages } from "../paymentRequest/requestMessages.ts";
import type { usePaymentRequest } from "../paymentRequest/usePaymentRequest.ts";

interface Props {
  shown: CallOfAgreement;
  request: ReturnType<typeof usePaymentRequest>;
}

/** The rare actions on a call for fund: its payment request, and deleting it. One that is off says why. */
export function CallMenu({ shown, request }: Props) {
  const t = useText(planMessages);
  const requestText = useText(paymentRequestMessages);
  const { id, access } = useWorkspace();
  const { call } = shown;
  const name = call.designation;
  const isDeletable = access.write && access.can_approve && !shown.read_only;
  const isPaid = shown.paid_amount !== 0;
  const remove = async () => {
    if (await confirm(t("plan.delete.confirm"), { danger: true })) await removePaymentCall(id, shown.id);
  };
  if (!access.contract && !isDeletable) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t("plan.more", { name })}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {access.contract && (
          <WithReason reason={request.reason}>
            {(off) => (
              <Menu.Item
                {...off}
                leftSection={<DownloadIcon size={16} />}
                aria-label={requestText("request.of", { name })}
                closeMenuOnClick={request.reason === null}
                onClick={() => request.reason === null && void request.make()}
              >
                {requestText("request.make")}
              </Menu.Item>
            )}
          </WithReason>
        )}
        {isDeletable && (
          <WithReason reason={isPaid ? t("plan.paidCall") : null}>
            {(off) => (
              <Menu.Item
                {...off}
                leftSection={<TrashIcon size={16} />}
                closeMenuOnClick={!isPaid}
                onClick={() => !isPaid && void remove()}
              >
                {t("plan.delete", { name })}
              </Menu.Item>
            )}
          </WithReason>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
