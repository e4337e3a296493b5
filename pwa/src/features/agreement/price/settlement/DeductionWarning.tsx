import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { unconfirmedAbove } from "shared-schema/agreement/settlement/deduction";
import { confirmDeduction } from "#store/commands/agreement/payments/confirmDeduction.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { deductionMessages } from "./deductionMessages.ts";

/** Warns of a deduction above the paid deposit, and lets those who can approve confirm it. Nothing where it counts as it is. */
export function DeductionWarning() {
  const t = useText(deductionMessages);
  const show = useShow();
  const { id, agreement, access, may } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const paid = unconfirmedAbove(agreement);
  const entered = agreement.actual_deposit_deduction;
  if (paid === null || entered === null) return null;
  const confirm = async () => {
    const result = await confirmDeduction(id, entered);
    setRefusal(result.ok ? null : refusalMessage(result.refusal));
  };
  return (
    <Notice tone="wait" title={t("deduction.above", { paid: show.money(paid) })}>
      <Text size="sm">{t("deduction.rule")}</Text>
      {may.settlement && access.write && access.can_approve && (
        <Button variant="default" size="xs" mt="xs" onClick={confirm}>
          {t("deduction.confirm", { money: show.money(entered) })}
        </Button>
      )}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </Notice>
  );
}
