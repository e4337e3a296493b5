import { expect, it } from "vitest";
import { newVapidKeys, webPush } from "../../../ports/webPush/webPush.ts";
import { openPushService } from "../../../testing/pushService.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { sendDueWebPushes } from "./sendWebPushes.ts";

const server = useTestServer();
const broker = server.as("broker");
const client = server.as("client");
const path = () => `/user/${client.userId}/push_device`;

const ask = async (price: number) => {
  setAgreement(server, 1, (body) => ({ ...body, base_price_cruising: price }));
  expect((await broker.post("/cruise/1/approval/", { user_id: broker.userId })).status).toBe(200);
};

it("reaches a browser over HTTP, which alone can read the message, until its service knows it no more", async () => {
  const service = await openPushService();
  const [browser, other] = [service.subscribe("fr"), service.subscribe()];
  const push = webPush(newVapidKeys(), "mailto:hello@example.org", service.fetch);
  const send = () => sendDueWebPushes({ ...server.deps, push });
  expect((await client.put(path(), browser.device)).status).toBe(200);
  await ask(100_000);
  await send();
  await send();
  expect(other.received).toEqual([]);
  const [message, ...more] = browser.received;
  expect(more).toEqual([]);
  expect(JSON.parse(message?.text ?? "")).toEqual({
    ...{ title: "Approbation demandée", body: "Contrat 00001", lang: "fr", path: "/agreement/1" },
  });
  expect(message?.publicKey).toBe(push.publicKey);
  expect(message?.claims).toMatchObject({ aud: "https://fcm.googleapis.com", sub: "mailto:hello@example.org" });
  browser.end();
  await ask(100_001);
  await send();
  expect((await client.get(path())).body).toMatchObject({ endpoint: null });
});
