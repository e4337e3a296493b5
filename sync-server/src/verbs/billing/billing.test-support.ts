import { onTestFinished } from "vitest";
import type { CardPayments } from "../../ports/card/card.ts";
import { fakeClock } from "../../ports/clock.ts";
import type { TestClient } from "../../testing/client.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/server.ts";
import { billingWith, emulatedCard, signedEvent } from "../../testing/stripe/billing.ts";
import { type EmulatedEvent, openStripe } from "../../testing/stripe/emulator.ts";
import { temporaryFolder } from "../../trust/world.test-support.ts";
import { reconcile } from "./settle/reconcile.ts";

/** Where a process dies: as it calls the provider, or as it takes in the answer. */
export interface Death {
  call: "create" | "change" | "charge" | "proceed" | "read" | "refund";
  when: "before" | "after";
}

/** Card payments that end the work of their caller once, as a killed process would: nothing that follows is done. */
function mortal(card: CardPayments) {
  let next: Death | null = null;
  const dying =
    <Given extends unknown[], Answer>(call: Death["call"], work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const death = next?.call === call ? next : null;
      if (death) next = null;
      if (death?.when === "before") throw new Error("The process was killed");
      const answer = await work(...given);
      if (death) throw new Error("The process was killed");
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

/** What a person sends to pay with a card. */
export const PERSON = {
  product: "contract-fee",
  vat_code: "PERSON",
  billing_name: "Łukasz Nowak",
  billing_email: "client@demo.passerelle.test",
  payment_method_id: "pm_card_visa",
};

/** A German company; its number is another's. */
export const COMPANY = {
  ...PERSON,
  vat_code: "EU_COMPANY",
  company_name: "Nord GmbH",
  company_vat_num: "de 136 695 976",
  company_reg_address: "Hafenstr. 1",
  company_reg_city: "Hamburg",
  company_reg_postcode: "20095",
  company_reg_country_iso: "DE",
};

/** A server that bills agreement 1, whose contract is generated, and the emulated provider behind it. */
export async function billingServer(options: TestServerOptions = {}) {
  const clock = fakeClock();
  const stripe = await openStripe(clock.now);
  const { card, killAt } = mortal(emulatedCard(stripe, clock.now));
  const billing = billingWith(card);
  const dataDir = temporaryFolder();
  const start = () => startTestServer({ billing, ...options, clock, dataDir });
  let server: TestServer = await start();
  onTestFinished(async () => {
    await server.close();
    await stripe.close();
  });
  const as = (name: string): Promise<TestClient> => server.login(name);
  await (await as("broker")).post("/cruise/1/generate");
  return {
    stripe,
    clock,
    killAt,
    as,
    dataDir,
    get server() {
      return server;
    },
    get store() {
      return server.deps.store;
    },
    /** Ends the process as far as a test can. @param between what happens before the next one starts */
    async restart(between: () => void | Promise<void> = () => undefined) {
      await server.close();
      await between();
      server = await start();
    },
    pay: async (fields: object = PERSON, name = "client") => (await as(name)).post("/billing/1/pay", fields),
    offer: async (name = "client") => (await as(name)).get("/billing/1/offer"),
    orders: () => server.deps.store.billing.orders.of(1),
    papers: () => server.deps.store.billing.invoices.between("2000", "2100"),
    reconcile: () => reconcile(server.deps),
    /** Delivers a message of the provider. */
    async deliver(event: EmulatedEvent, { secret, at }: { secret?: string; at?: Date } = {}) {
      const given = { at: at ?? clock.now(), ...(secret === undefined ? {} : { secret }) };
      const { body, signature } = signedEvent(event, given);
      return server.app.request("/api/billing/webhook", {
        method: "POST",
        body,
        headers: { "stripe-signature": signature, "content-type": "application/json" },
      });
    },
  };
}

export type BillingServer = Awaited<ReturnType<typeof billingServer>>;
