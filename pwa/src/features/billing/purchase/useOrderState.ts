import { useEffect, useRef } from "react";
import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import { coversFee } from "shared-schema/billing/order";
import { readOrders } from "../../../store/commands/billing/billing.ts";
import { useSession } from "../../../store/session/session.ts";
import { currentLanguage } from "../../../ui/i18n.ts";

interface Learned {
  /** @param invoice its number */
  onPaid(invoice: string | null): void;
  onNotPaid(): void;
}

/** How often it is asked, ms, and how many times. */
const AGAIN_MS = 2_000;
const QUESTIONS = 60;

/** Asks what became of an order while no one knows whether it was paid. */
export function useOrderState(isUnknown: boolean, { cruise_id, version }: PurchaseOffer, learned: Learned): void {
  const user = useSession((session) => session.user?.id);
  const latest = useRef(learned);
  useEffect(() => {
    latest.current = learned;
  });
  useEffect(() => {
    if (!isUnknown || user === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = QUESTIONS;
    let isLeft = false;
    const ask = async () => {
      const orders = await readOrders(user, currentLanguage());
      if (isLeft) return;
      const order = orders.ok
        ? orders.value.find((each) => each.cruise_id === cruise_id && each.version === version)
        : undefined;
      if (order && coversFee(order.state)) {
        return latest.current.onPaid(order.papers.find(({ kind }) => kind === "invoice")?.number ?? null);
      }
      if (order && order.state !== "pending") return latest.current.onNotPaid();
      left -= 1;
      if (left > 0) timer = setTimeout(ask, AGAIN_MS);
    };
    timer = setTimeout(ask, AGAIN_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isUnknown, user, cruise_id, version]);
}
