import { expect, it } from "vitest";
import { demoCard } from "../../ports/card/demoCard.ts";
import { billingWith } from "../../testing/stripe/billing.ts";
import { PERSON } from "../../testing/stripe/till.ts";
import { signingServer } from "../signing/signing.test-support.ts";

/** The demo's provider, whose payments live as long as the test. */
function demo() {
  let payments = {};
  const memory = {
    read: () => payments,
    write: (next: object) => {
      payments = next;
    },
  };
  return demoCard(memory, () => new Date("2027-01-15T09:00:00Z"));
}

async function generated() {
  const world = await signingServer({ billing: billingWith(demo()) });
  await (await world.as("broker")).post("/cruise/1/generate");
  return world;
}

const DEMO = { ...PERSON, payment_method_id: "pm_demo_4242" };

it("asks the client to pay before the signature, holds up no one else, and lets sign who has paid", async () => {
  const signing = await generated();
  const asked = await signing.begin("client");
  expect(asked.status).toBe(402);
  expect(asked.body).toMatchObject({ products: [{ product_id: "contract-fee" }], card: { kind: "demo" } });
  // Nothing has begun: no row, no lease.
  expect((await (await signing.as("client")).get("/sign/1/0")).body).toEqual([]);
  expect((await signing.begin("carrier")).status).toBe(401);
});

it("lets sign who has paid", async () => {
  const signing = await generated();
  const client = await signing.as("client");
  expect((await client.post("/billing/1/pay", DEMO)).body.status).toBe("paid");
  expect((await signing.sign("client")).status).toBe("SIGNED");
});

it("uses up neither code nor state", async () => {
  const signing = await generated();
  const client = await signing.as("client");
  await client.post("/billing/1/pay", DEMO);
  const begun = await signing.begin("client");
  const back = await signing.logIn("client", begun.body.location);
  const admin = await signing.as("admin");
  const [order] = (await admin.get("/billing/orders")).body;
  await admin.post(`/billing/orders/${order.id}/refund`, {});
  expect((await signing.post("client", back)).status).toBe(402);
  await client.post("/billing/1/pay", DEMO);
  expect((await signing.post("client", back)).body.status).toBe("WAITING");
});

it("asks the delegate of a client, too", async () => {
  const signing = await generated();
  const [client, captain] = [await signing.as("client"), await signing.as("captain")];
  const handing = { role: "clients", profile_id: client.profileId, delegate_profile_id: captain.profileId };
  const { id } = (await client.post("/cruise/1/delegation", handing)).body;
  await captain.post(`/cruise/1/delegation/${id}/accept`);
  expect((await signing.begin("captain")).status).toBe(402);
  expect((await captain.post("/billing/1/pay", DEMO)).status).toBe(200);
  expect((await signing.begin("captain")).status).toBe(401);
});

it("takes the demo's cards and no others", async () => {
  const signing = await generated();
  const client = await signing.as("client");
  const pay = (payment_method_id: string) => client.post("/billing/1/pay", { ...PERSON, payment_method_id });
  expect((await pay("pm_card_visa")).status).toBe(400);
  expect((await pay("pm_demo_0002")).body.message).toContain("was declined");
  expect((await pay("pm_demo_9995")).body.message).toContain("insufficient funds");
  const { body } = await pay("pm_demo_3184");
  expect(body.requires_action).toBe(true);
  const { payment_method_id: _, ...rest } = DEMO;
  const went = await client.post("/billing/1/pay", { ...rest, payment_intent_id: body.payment_intent_id });
  expect(went.body.status).toBe("paid");
});

it("never asks where billing is off", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  expect((await signing.begin("client")).status).toBe(401);
  expect((await (await signing.as("client")).get("/billing/1/offer")).status).toBe(404);
});
