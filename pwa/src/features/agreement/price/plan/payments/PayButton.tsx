import { Button } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { isBooking } from "shared-schema/agreement/payments/booking";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { WithReason } from "#ui/reason/WithReason.tsx";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";

/** Whether a payment on a call is offered. On a booking it is recorded with a button of its own, until its amount is fixed. */
export function isPayOffered(shown: CallOfAgreement): boolean {
  return shown.can_post_payments && (shown.balance !== 0 || !(shown.is_payable || isBooking(shown.call)));
}

/** Records the next payment on a call, in a dialog; a call that is not filled in says so. */
export function PayButton({ shown }: { shown: CallOfAgreement }) {
  const t = useText(paymentMessages);
  const { id } = useWorkspace();
  const { hash } = useLocation();
  // A link to something typed opens the form that it was typed into.
  const jumpedTo = isFieldOf(hashPath(hash), "agreements", id, "payments", shown.id);
  const [toggled, setToggled] = useState<boolean | null>(null);
  return (
    <>
      <WithReason reason={shown.is_payable ? null : t("payments.incomplete")}>
        {(off) => (
          <Button
            {...off}
            variant="subtle"
            px={8}
            size="compact-sm"
            mih={44}
            mod="wraps"
            aria-label={t("payments.payOn", { name: shown.call.designation })}
            onClick={() => shown.is_payable && setToggled(true)}
          >
            {t("payments.pay")}
          </Button>
        )}
      </WithReason>
      {shown.is_payable && (toggled ?? jumpedTo) && <PaymentDialog shown={shown} onClose={() => setToggled(false)} />}
    </>
  );
}
