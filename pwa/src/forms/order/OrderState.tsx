import type { OrderState as State } from "shared-schema/billing/order";
import { ORDER_STATE_LABELS } from "shared-schema/labels/billing";
import { useLanguage } from "../../ui/i18n.ts";
import { StatusTag, type Tone } from "../../ui/marks/StatusTag.tsx";

const TONES: Readonly<Record<State, Tone>> = {
  ...{ unpaid: "plain", pending: "calm", paid: "done", partly_refunded: "wait", refunded: "plain", disputed: "alarm" },
};

/** The state of an order, in a word. */
export function OrderState({ state }: { state: State }) {
  const language = useLanguage();
  return <StatusTag tone={TONES[state]}>{ORDER_STATE_LABELS[state][language]}</StatusTag>;
}
