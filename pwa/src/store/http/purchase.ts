/** Shows a purchase offer; true when the user has paid. */
export type PurchaseHandler = (offer: unknown) => Promise<boolean>;

let handler: PurchaseHandler = async () => false;

/** The purchase dialog hands itself over here; returns how to take it back. */
export function onPurchaseOffer(show: PurchaseHandler): () => void {
  handler = show;
  return () => {
    if (handler === show) handler = async () => false;
  };
}

export function askPurchase(offer: unknown): Promise<boolean> {
  return handler(offer);
}
