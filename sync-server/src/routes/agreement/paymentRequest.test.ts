import { readReference } from "shared-schema/payments/paymentRequest/reference";
import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const [broker, client, passenger] = [server.as("broker"), server.as("client"), server.as("passenger")];

/** A new call for fund, due by execution. @returns its id */
async function asked(amount: number): Promise<string> {
  const { body } = await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" });
  await broker.put(`/cruise/payment_call/${body.id}`, { amount });
  await broker.put(`/cruise/payment_call/${body.id}`, { due_by_execution: true });
  return body.id;
}

const requestOf = (call: string, who = client) => who.get(`/cruise/payment_call/${call}/request`);

it("is printed for those who read the contract, under a reference that leads back to the agreement", async () => {
  const call = await asked(100);
  const { status, headers } = await requestOf(call);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const [, reference = ""] = /-(RF\d+)\.pdf"$/.exec(headers.get("content-disposition") ?? "") ?? [];
  expect(readReference(reference)).toMatchObject({ agreement: 1 });
  expect((await requestOf(call, passenger)).status).toBe(404);
});

it("is refused in words for a credit", async () => {
  const { status, body } = await requestOf(await asked(-20));
  expect([status, body.message]).toEqual([409, "This call is a credit: there is nothing to ask for."]);
});
