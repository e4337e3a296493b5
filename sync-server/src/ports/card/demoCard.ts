import { done, type Result, refused } from "shared-schema/base/result";
import type { CardPayment, CardPayments, PaymentOrder } from "./card.ts";
import { leastCharge } from "./leastCharge.ts";

/** Payments of the demo, kept between two starts. */
export interface DemoMemory {
  read(): Record<string, DemoPayment>;
  write(payments: Record<string, DemoPayment>): void;
}

/** A payment with the moment it was made, ISO 8601. */
interface DemoPayment extends CardPayment {
  made: string;
}

/** The cards of the demo, as its card entry names them: nothing else is taken. */
const CARDS = {
  pm_demo_4242: "paid",
  pm_demo_3184: "check",
  pm_demo_0002: "card.declined",
  pm_demo_9995: "card.insufficient-funds",
} as const;

/** Card payments without a provider: no one is charged. The same words as the others, so that the screens are tried with it. */
export function demoCard(memory: DemoMemory, now: () => Date): CardPayments {
  const at = async (id: string, work: (payment: DemoPayment) => Result<DemoPayment>): Promise<Result<CardPayment>> => {
    const all = memory.read();
    const payment = all[id];
    if (!payment) return refused("card.unavailable");
    const next = work(payment);
    if (next.ok && next.value !== payment) memory.write({ ...all, [id]: next.value });
    return next;
  };
  const isOpen = ({ state }: DemoPayment) => state === "open" || state === "check" || state === "checked";
  return {
    entry: { kind: "demo" },
    least: leastCharge,
    async create(order, key) {
      const id = `pi_demo_${key.replace(/[^A-Za-z0-9]/g, "")}`;
      const all = memory.read();
      const made: DemoPayment = all[id] ?? { ...fresh(id, order), made: now().toISOString() };
      memory.write({ ...all, [id]: made });
      return done(made);
    },
    change: (id, { amount, facts }) =>
      at(id, (payment) => (isOpen(payment) ? done({ ...payment, amount, facts }) : refused("card.misconfigured"))),
    charge: (id, method) =>
      at(id, (payment) => {
        const outcome = Object.entries(CARDS).find(([name]) => name === method)?.[1];
        if (outcome === undefined) return refused("card.wrong-details");
        if (!isOpen(payment)) return done(payment);
        if (outcome === "paid" || outcome === "check") return done({ ...payment, state: outcome });
        return refused(outcome);
      }),
    proceed: (id) => at(id, (payment) => done(isOpen(payment) ? { ...payment, state: "paid" as const } : payment)),
    // Who has come back from the demo's check has passed it.
    async read(id) {
      const found = await at(id, (payment) => done(payment));
      return found.ok && found.value.state === "check" ? done({ ...found.value, state: "checked" }) : found;
    },
    async refund(id, amount) {
      const given = await at(id, (payment) => done({ ...payment, refunded: payment.refunded + amount }));
      return given.ok ? done(null) : given;
    },
    async *since(moment) {
      for (const payment of Object.values(memory.read())) if (payment.made >= moment.toISOString()) yield payment;
    },
    event: () => refused("webhook.forged"),
  };
}

function fresh(
  id: string,
  { amount, currency, facts }: Pick<PaymentOrder, "amount" | "currency" | "facts">,
): CardPayment {
  const none = { refunded: 0, dispute: "none", declined: null } as const;
  return { id, state: "open", secret: `${id}_secret`, amount, currency, facts, ...none };
}
