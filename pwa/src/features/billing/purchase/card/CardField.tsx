import type { CardEntry } from "shared-schema/api/billing/offer";
import type { CardFieldProps } from "./cardPort.ts";
import { DemoCard } from "./DemoCard.tsx";
import { StripeCard } from "./StripeCard.tsx";

/** The card entry that the server names. */
export function CardField({ card, ...props }: CardFieldProps & { card: CardEntry }) {
  return card.kind === "demo" ? (
    <DemoCard {...props} />
  ) : (
    <StripeCard publishableKey={card.publishable_key} {...props} />
  );
}
