import { done, type Result, refused } from "shared-schema/base/result";
import { transact } from "../../base/context.ts";
import type { BillingDeps } from "../deps.ts";
import { inOrder } from "../pay/inOrder.ts";
import { mirror } from "../pay/mirror.ts";

/**
 * Takes a message of the provider. It is kept before anything is done about it, and believed in nothing but that something happened: the
 * payment is read from the provider. What cannot be done now is done at the next look.
 */
export async function takeEvent(
  deps: BillingDeps,
  body: string,
  signature: string | undefined,
): Promise<Result<{ received: true }>> {
  const { billing } = deps;
  if (!billing) return refused("billing.off");
  const event = billing.card.event(body, signature);
  if (!event.ok) return event;
  const { id, type, paymentId } = event.value;
  transact(deps, (tx) => tx.store.billing.events.add({ id, type, payment_id: paymentId, received_at: tx.now }));
  await doEvents(deps);
  return done({ received: true });
}

/** Does what the messages that were kept ask for. A message whose payment cannot be read now stays. */
export async function doEvents(deps: BillingDeps): Promise<void> {
  const { billing, store } = deps;
  if (!billing) return;
  for (const { id, payment_id } of store.billing.events.open()) {
    if (payment_id !== null && !(await lookAt(deps, payment_id))) continue;
    transact(deps, (tx) => tx.store.billing.events.done(id, tx.now));
  }
}

/** Reads a payment and brings its order up to it. @returns whether the provider has answered */
export async function lookAt(deps: BillingDeps, paymentId: string): Promise<boolean> {
  const { billing, store } = deps;
  if (!billing) return true;
  const order = store.billing.orders.byPayment(paymentId);
  const work = async () => {
    const read = await billing.card.read(paymentId);
    if (read.ok) mirror(deps, billing, read.value);
    return read.ok;
  };
  return order ? inOrder(store, order.cruise_id, work) : work();
}
