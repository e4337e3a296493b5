import { Button, Tooltip } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { isBooking } from "shared-schema/agreement/payments/booking";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { PaymentRequest } from "../paymentRequest/PaymentRequest.tsx";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { PaymentRow } from "./PaymentRow.tsx";
import classes from "./payments.module.css";

const ON_EVERY_WAY = { hover: true, focus: true, touch: true };

/** The payments on a call for fund, and the buttons that record the next one and ask for it. */
export function CallPayments({ shown }: { shown: CallOfAgreement }) {
  const t = useText(paymentMessages);
  const { id, access } = useWorkspace();
  const { hash } = useLocation();
  // A link to something typed opens the form that it was typed into.
  const jumpedTo = isFieldOf(hashPath(hash), "agreements", id, "payments", shown.id);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const { call, payments } = shown;
  // A payment on a booking is recorded with a button of its own, until its amount is fixed.
  const isOffered = shown.can_post_payments && (shown.balance !== 0 || !(shown.is_payable || isBooking(call)));
  const opened = isOffered && shown.is_payable && (toggled ?? jumpedTo);
  if (payments.length === 0 && !isOffered && !access.contract) return null;
  return (
    <div className={classes.payments}>
      {payments.length > 0 && (
        <ul className={classes.list} aria-label={t("payments.list", { name: call.designation })}>
          {payments.map((made) => (
            <PaymentRow key={made.id} made={made} cancellable={shown.can_post_payments} />
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {isOffered && (
          <Tooltip label={t("payments.incomplete")} disabled={shown.is_payable} events={ON_EVERY_WAY}>
            <Button
              variant="default"
              aria-label={t("payments.payOn", { name: call.designation })}
              // It stays in the order of focus, so that its reason can be read.
              aria-disabled={!shown.is_payable}
              {...(!shown.is_payable && { "data-disabled": true })}
              onClick={() => shown.is_payable && setToggled(true)}
            >
              {t("payments.pay")}
            </Button>
          </Tooltip>
        )}
        <PaymentRequest shown={shown} />
      </div>
      {opened && <PaymentDialog shown={shown} onClose={() => setToggled(false)} />}
    </div>
  );
}
