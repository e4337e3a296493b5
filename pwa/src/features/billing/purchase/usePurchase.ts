import { type ReactElement, useRef, useState } from "react";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import type { PayRequest } from "shared-schema/api/billing/pay";
import { type PayRefused, pay } from "../../../store/commands/billing/billing.ts";
import { inWords, refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { textFor } from "../../../ui/i18n.ts";
import type { CardPort } from "./card/cardPort.ts";
import { purchaseMessages } from "./messages.ts";
import { useOrderState } from "./useOrderState.ts";

/** `bank`: the bank asks its customer. `asking`: no one knows yet whether the payment was made. */
type PurchaseStage = "form" | "paying" | "bank" | "asking";

interface Outcome {
  /** The invoice's number; null for what costs nothing. */
  onPaid(invoice: string | null): void;
  /** The session has ended meanwhile: the call that led here is sent again, which says what is to be done. */
  onSessionEnded(): void;
  onPriceChanged(offer: PurchaseOffer): void;
}

export interface Purchase {
  stage: PurchaseStage;
  /** Why the last attempt has failed. */
  failure: ReactElement | null;
  /** Beside the card. */
  cardError: ReactElement | null;
  setCardError(message: ReactElement | null): void;
  /** Buys; `port` is null for what costs nothing. A second call during the first one does nothing. */
  buy(request: PayRequest, port: CardPort | null): Promise<void>;
}

/** Pays an offer: the card, the bank's check, and what is to be done when an answer does not come. */
export function usePurchase(offer: PurchaseOffer, outcome: Outcome): Purchase {
  const [stage, setStage] = useState<PurchaseStage>("form");
  const [failure, setFailure] = useState<ReactElement | null>(null);
  const [cardError, setCardError] = useState<ReactElement | null>(null);
  const running = useRef(false);
  useOrderState(stage === "asking", offer, {
    onPaid: outcome.onPaid,
    onNotPaid: () => {
      setStage("form");
      setFailure(inWords(() => textFor(purchaseMessages)("purchase.notCharged")));
    },
  });

  const refuse = ({ refusal, status, changed }: PayRefused) => {
    if (status === 401) return outcome.onSessionEnded();
    setStage("form");
    setFailure(refusalMessage(refusal));
    if (changed !== null) return outcome.onPriceChanged(changed);
    const isUnknown = status === null || refusal.code === "billing.pending" || refusal.code === "card.unavailable";
    if (isUnknown) setStage("asking");
  };

  const run = async (request: PayRequest, port: CardPort | null) => {
    setStage("paying");
    setFailure(null);
    setCardError(null);
    const card = await port?.token({ name: request.billing_name ?? "", email: request.billing_email ?? "" });
    if (card && !card.ok) {
      setStage("form");
      setCardError(card.message);
      return;
    }
    let answer = await pay(offer.cruise_id, card ? { ...request, payment_method_id: card.value } : request);
    while ("requires_action" in answer && port) {
      setStage("bank");
      const checked = await port.check(answer.payment_intent_client_secret);
      if (!checked.ok) {
        setStage("form");
        setFailure(checked.message);
        return;
      }
      setStage("paying");
      answer = await pay(offer.cruise_id, { ...request, payment_intent_id: answer.payment_intent_id });
    }
    if ("refusal" in answer) refuse(answer);
    else if ("status" in answer) outcome.onPaid(answer.invoice_number);
  };

  const buy = async (request: PayRequest, port: CardPort | null) => {
    if (running.current) return;
    running.current = true;
    await run(request, port).finally(() => {
      running.current = false;
    });
  };
  return { stage, failure, cardError, setCardError, buy };
}
