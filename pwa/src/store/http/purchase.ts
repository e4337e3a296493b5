import { z } from "zod";

/** How a purchase offer ended. */
export type PurchaseOutcome = "paid" | "cancelled" | "nothing-offered";

/** Shows a purchase offer; true when the user has paid. */
type PurchaseHandler = (offer: unknown) => Promise<boolean>;

/** As much of an offer as is looked at before it is shown. */
const offer = z.object({ products: z.array(z.unknown()).min(1) });

let handler: PurchaseHandler | null = null;

/** The purchase dialog hands itself over here; returns how to take it back. */
export function onPurchaseOffer(show: PurchaseHandler): () => void {
  handler = show;
  return () => {
    if (handler === show) handler = null;
  };
}

/** Shows what the server offers. Without a product, or a dialog to show it, there is nothing that could be bought. */
export async function askPurchase(offered: unknown): Promise<PurchaseOutcome> {
  if (handler === null || !offer.safeParse(offered).success) return "nothing-offered";
  return (await handler(offered)) ? "paid" : "cancelled";
}
