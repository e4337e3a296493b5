import { useEffect, useRef, useState } from "react";
import { onPurchaseOffer } from "../store/http/purchase.ts";
import { OnDemand } from "../ui/loading/OnDemand.tsx";
import { part } from "../ui/loading/part.ts";

const dialog = part(() =>
  import("../features/billing/purchase/PurchaseDialog.tsx").then((module) => module.PurchaseDialog),
);

/** Shows what a call asks to be bought, in a dialog that is loaded with the first of them; a second offer waits for the first. */
export function PurchaseHost() {
  const [asked, setAsked] = useState<{ end(isOver: boolean): void } | null>(null);
  // It stays in the dialog while that closes.
  const [offered, setOffered] = useState<unknown>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () =>
      onPurchaseOffer((offer) => {
        const show = () =>
          new Promise<boolean>((end) => {
            setOffered(offer);
            setAsked({ end });
          });
        const shown = queue.current.then(show).finally(() => setAsked(null));
        queue.current = shown;
        return shown;
      }),
    [],
  );
  return (
    <OnDemand part={dialog} opened={asked !== null} onGiveUp={() => asked?.end(false)}>
      {(Dialog, opened) => <Dialog opened={opened} offered={offered} onEnd={(isOver) => asked?.end(isOver)} />}
    </OnDemand>
  );
}
