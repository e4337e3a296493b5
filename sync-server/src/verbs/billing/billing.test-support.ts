import { onTestFinished } from "vitest";
import type { CardPayments, VatRegister } from "../../ports/card/card.ts";
import { fakeClock } from "../../ports/clock.ts";
import type { TestServerOptions } from "../../testing/server.ts";
import { emulatedCard, signedEvent } from "../../testing/stripe/billing.ts";
import { type EmulatedEvent, openStripe } from "../../testing/stripe/emulator.ts";
import { openTill } from "../../testing/stripe/till.ts";
import { temporaryFolder } from "../../trust/world.test-support.ts";

/** Where a process dies: as it calls the provider, or as it takes in the answer. */
export interface Death {
  call: "create" | "change" | "charge" | "proceed" | "read" | "refund";
  when: "before" | "after";
}

/** What ends the work of a process that dies. */
export class Killed extends Error {}

/** Card payments that end the work of their caller once, as a killed process would: nothing that follows is done. */
function mortal(card: CardPayments) {
  let next: Death | null = null;
  const dying =
    <Given extends unknown[], Answer>(call: Death["call"], work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const death = next?.call === call ? next : null;
      if (death) next = null;
      if (death?.when === "before") throw new Killed();
      const answer = await work(...given);
      if (death) throw new Killed();
      return answer;
    };
  const wrapped: CardPayments = {
    ...card,
    create: dying("create", card.create),
    change: dying("change", card.change),
    charge: dying("charge", card.charge),
    proceed: dying("proceed", card.proceed),
    read: dying("read", card.read),
    refund: dying("refund", card.refund),
  };
  return {
    card: wrapped,
    killAt(death: Death | null) {
      next = death;
    },
  };
}

/** A server that bills agreement 1, whose contract is generated, and the emulated provider behind it. */
export async function billingServer(
  options: TestServerOptions & { begun?: string; register?: VatRegister; timeoutMs?: number } = {},
) {
  const { timeoutMs, ...rest } = options;
  const clock = fakeClock();
  const stripe = await openStripe(clock.now);
  const { card, killAt } = mortal(emulatedCard(stripe, clock.now, timeoutMs === undefined ? {} : { timeoutMs }));
  const till = await openTill({ ...rest, card, clock, dataDir: temporaryFolder() });
  let isOver = false;
  const end = async () => {
    if (isOver) return;
    isOver = true;
    await till.close();
    await stripe.close();
  };
  onTestFinished(end);
  return Object.assign(till, {
    /** Ends before the test does. */
    end,
    stripe,
    killAt,
    /** Delivers a message of the provider. */
    async deliver(event: EmulatedEvent, { secret, at }: { secret?: string; at?: Date } = {}) {
      const given = { at: at ?? clock.now(), ...(secret === undefined ? {} : { secret }) };
      const { body, signature } = signedEvent(event, given);
      return till.server.app.request("/api/billing/webhook", {
        method: "POST",
        body,
        headers: { "stripe-signature": signature, "content-type": "application/json" },
      });
    },
  });
}

export type BillingServer = Awaited<ReturnType<typeof billingServer>>;
