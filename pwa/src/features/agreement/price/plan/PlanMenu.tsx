import { ActionIcon, Menu } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { takesBookings } from "shared-schema/agreement/payments/booking";
import { mayRecord } from "shared-schema/agreement/payments/change";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { MoreIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { paymentMessages } from "../../money/paymentMessages.ts";
import { planMessages } from "../../money/planMessages.ts";
import { PaymentDialog } from "./payments/PaymentDialog.tsx";
import { BOOKING_FORM } from "./payments/typedPayment.ts";
import { useClients } from "./payments/useClients.ts";
import { UnappliedDialog } from "./unapplied/UnappliedDialog.tsx";
import { unappliedMessages } from "./unapplied/unappliedMessages.ts";

/** Records money that no call for fund asks for yet: what was paid on a booking, before there is a contract, and an advance. */
export function PlanMenu() {
  const t = useText(planMessages);
  const payments = useText(paymentMessages);
  const unapplied = useText(unappliedMessages);
  const { id, agreement, access } = useWorkspace();
  const { hash } = useLocation();
  const clients = useClients();
  // A link to something typed opens the form that it was typed into.
  const jumpedTo = isFieldOf(hashPath(hash), "agreements", id, "payments", BOOKING_FORM) ? "booking" : null;
  const [chosen, setChosen] = useState<"booking" | "advance" | "none" | null>(null);
  const opened = chosen ?? jumpedTo;
  const takesBooking = takesBookings(agreement) && access.can_post_payments === "ALL";
  const takesAdvance = mayRecord(agreement, access, null);
  if (!takesBooking && !takesAdvance) return null;
  const close = () => setChosen("none");
  const only = clients.length === 1 ? (clients[0]?.id ?? null) : null;
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={t("plan.moreOf")}>
            <MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {takesBooking && <Menu.Item onClick={() => setChosen("booking")}>{payments("payments.booking")}</Menu.Item>}
          {takesAdvance && <Menu.Item onClick={() => setChosen("advance")}>{unapplied("unapplied.advance")}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {takesBooking && opened === "booking" && <PaymentDialog shown={null} onClose={close} />}
      {takesAdvance && opened === "advance" && (
        <UnappliedDialog purpose="advance" from={{ payer_profile_id: only, balance: 0 }} calls={[]} onClose={close} />
      )}
    </>
  );
}
