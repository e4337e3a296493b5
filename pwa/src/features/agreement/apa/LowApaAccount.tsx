import { Button, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { apaBalance } from "shared-schema/payments/apa/account";
import { forecastTerms, isLow, proposedTopUp } from "shared-schema/payments/apa/forecast";
import { defaultDesignation } from "shared-schema/payments/calls";
import { deviceZone } from "../../../base/deviceZone.ts";
import { addPaymentCall } from "../../../store/commands/agreement/paymentCalls.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { useToday } from "../../../ui/useToday.ts";
import { Figure } from "../frame/derivation/Figure.tsx";
import { useShow } from "../frame/format/format.ts";
import { sectionAddress } from "../frame/nav/sections.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { apaMessages } from "../money/apaMessages.ts";

/** The warning that the APA runs low, with a call for fund that would carry it to the end. */
export function LowApaAccount() {
  const t = useText(apaMessages);
  const show = useShow();
  const today = useToday();
  const { id, agreement, access, may } = useWorkspace();
  const [message, setMessage] = useState<ReactNode>(null);
  const balance = apaBalance(agreement);
  if (!isLow(balance)) return null;
  const wanted = proposedTopUp(agreement, forecastTerms(agreement, today, deviceZone()));
  const open = async (amount: number) => {
    const designation = defaultDesignation("CEA", Object.values(agreement.payment_calls));
    const opened = await addPaymentCall(id, { call_type: "CEA", designation, amount, date_due: today });
    const link = <TextLink to={sectionAddress(id, "price")}>{t("apa.topUp.opened")}</TextLink>;
    setMessage(opened.ok ? link : refusalMessage(opened.refusal));
  };
  return (
    <Notice tone="wait" title={t(balance.balance < 0 ? "apa.low.overspent" : "apa.low")}>
      <Stack gap="xs" align="flex-start">
        {wanted === null ? (
          t("apa.low.enough")
        ) : (
          <Figure name="apa_top_up" value={wanted}>
            {t("apa.low.propose", { money: show.money(wanted) })}
          </Figure>
        )}
        {wanted !== null && message === null && may.calls && access.can_approve && access.write && (
          <Button variant="default" onClick={() => open(wanted)}>
            {t("apa.topUp", { money: show.money(wanted) })}
          </Button>
        )}
        {wanted !== null && access.write && !access.can_approve && <Text size="sm">{t("apa.topUp.approvers")}</Text>}
        {message}
      </Stack>
    </Notice>
  );
}
