import type { CardPayment, CardPayments } from "../../ports/card/card.ts";

/** Card payments of one scenario: in an account that others use too, nothing else is listed. */
export function ownPayments(card: CardPayments) {
  const made = new Set<string>();
  const own: CardPayments = {
    ...card,
    async create(order, key) {
      const payment = await card.create(order, key);
      if (payment.ok) made.add(payment.value.id);
      return payment;
    },
    async *since(moment) {
      for await (const payment of card.since(moment)) if (made.has(payment.id)) yield payment;
    },
  };
  return {
    card: own,
    /** What the provider says of each payment, in the order in which they were made. */
    async all(): Promise<CardPayment[]> {
      const read = await Promise.all([...made].map((id) => card.read(id)));
      return read.map((payment) => {
        if (!payment.ok) throw new Error(`A payment cannot be read: ${payment.refusal.code}`);
        return payment.value;
      });
    },
  };
}
