import { Button } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { BOOKING_FORM } from "./typedPayment.ts";

/** Records what was paid on a booking, before there is a contract. */
export function BookingPayment() {
  const t = useText(paymentMessages);
  const { id } = useWorkspace();
  const { hash } = useLocation();
  // A link to something typed opens the form that it was typed into.
  const jumpedTo = isFieldOf(hashPath(hash), "agreements", id, "payments", BOOKING_FORM);
  const [toggled, setToggled] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="default" onClick={() => setToggled(true)}>
        {t("payments.booking")}
      </Button>
      {(toggled ?? jumpedTo) && <PaymentDialog shown={null} onClose={() => setToggled(false)} />}
    </>
  );
}
