import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { purchaseOffer } from "shared-schema/api/billing/offer";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { uiMessages } from "../../../ui/messages.ts";
import { Bought } from "./Bought.tsx";
import { forgetPurchase } from "./buyer/typedPurchase.ts";
import { purchaseMessages } from "./messages.ts";

interface Props {
  opened: boolean;
  /** The body of the 402. */
  offered: unknown;
  /** @param isOver the call that was answered 402 is repeated */
  onEnd(isOver: boolean): void;
}

const PHONE = "(max-width: 37.5em)";

/** Sells the offer that answered a call. Closing the dialog cancels the purchase, and the call with it. */
export function PurchaseDialog({ opened, offered, onEnd }: Props) {
  const t = useText(purchaseMessages);
  const ui = useText(uiMessages);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [isBusy, setIsBusy] = useState(false);
  const offer = purchaseOffer.safeParse(offered).data;
  const isFree = offer?.products.every(({ price }) => price === 0) ?? false;
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (offer) forgetPurchase(offer);
        onEnd(false);
      }}
      title={t(isFree ? "purchase.titleFree" : "purchase.title")}
      size={isFree ? "md" : "60rem"}
      centered
      fullScreen={isPhone === true && !isFree}
      // The call that asks may come from a dialog.
      zIndex={300}
      // A card is being charged, or what was typed would be lost by a slip.
      closeOnClickOutside={false}
      closeOnEscape={!isBusy}
      withCloseButton={!isBusy}
      closeButtonProps={{ "aria-label": ui("ui.close") }}
    >
      {offer ? (
        <Bought key={offer.offer_hash} first={offer} onBusy={setIsBusy} onEnd={onEnd} />
      ) : (
        <Notice tone="alarm">{t("purchase.unread")}</Notice>
      )}
    </Modal>
  );
}
