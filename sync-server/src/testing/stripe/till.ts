import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CardPayments, VatRegister } from "../../ports/card/card.ts";
import type { fakeClock } from "../../ports/clock.ts";
import { DATABASE_FILE } from "../../ports/privateFolder.ts";
import { reconcile } from "../../verbs/billing/settle/reconcile.ts";
import { beginEpoch } from "../../verbs/sync/restore/beginEpoch.ts";
import type { Answer, TestClient } from "../client.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../server.ts";
import { billingWith } from "./billing.ts";
import { ownPayments } from "./ownPayments.ts";

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

const MINUTE_MS = 60_000;

interface TillOptions extends TestServerOptions {
  card: CardPayments;
  clock: ReturnType<typeof fakeClock>;
  dataDir: string;
  /** The register of VAT numbers; none is asked unless set. */
  register?: VatRegister;
  /** A copy of a till's database to begin with, instead of the demo's; its contract is generated. */
  begun?: string;
}

/** A server that bills agreement 1, whose contract is generated, in front of any provider. */
export async function openTill({ card, clock, dataDir, begun, register, ...options }: TillOptions) {
  const payments = ownPayments(card);
  const billing = { ...billingWith(payments.card), register: register ?? null };
  const start = () => startTestServer({ billing, ...options, clock, dataDir });
  const copy = join(dataDir, "copy.db");
  const database = join(dataDir, DATABASE_FILE);
  if (begun !== undefined) for (const file of [database, copy]) copyFileSync(begun, file);
  let server: TestServer = await start();
  const as = (name: string): Promise<TestClient> => server.login(name);
  const order = () => server.deps.store.billing.orders.of(1).at(-1);
  if (begun === undefined) await (await as("broker")).post("/cruise/1/generate");
  const till = {
    clock,
    as,
    dataDir,
    get server() {
      return server;
    },
    get store() {
      return server.deps.store;
    },
    close: () => server.close(),
    /** Ends the process as far as a test can. @param between what happens before the next one starts */
    async restart(between: () => void | Promise<void> = () => undefined) {
      await server.close();
      await between();
      server = await start();
    },
    /** Copies the database, in the place of the former copy. @returns where it is */
    async backUp() {
      await server.deps.store.backup(copy);
      return copy;
    },
    /** Goes back to the last copy, in a later minute. */
    async restore() {
      clock.advance(MINUTE_MS);
      await till.restart(() => {
        for (const end of ["-wal", "-shm"]) rmSync(`${database}${end}`, { force: true });
        copyFileSync(copy, database);
      });
      beginEpoch(server.deps);
    },
    pay: async (fields: object = PERSON, name = "client"): Promise<Answer> =>
      (await as(name)).post("/billing/1/pay", fields),
    offer: async (name = "client"): Promise<Answer> => (await as(name)).get("/billing/1/offer"),
    /** An administrator gives back the last order. */
    refund: async (body: object = {}): Promise<Answer> =>
      (await as("admin")).post(`/billing/orders/${order()?.id}/refund`, body),
    orders: () => server.deps.store.billing.orders.of(1),
    /** The last order. */
    order,
    papers: () => server.deps.store.billing.invoices.between("2000", "2100"),
    reconcile: () => reconcile(server.deps),
    /** What the provider says of the payments that were made here. */
    payments: payments.all,
  };
  return till;
}

export type Till = Awaited<ReturnType<typeof openTill>>;
