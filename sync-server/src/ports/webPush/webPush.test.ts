import { createECDH, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { newVapidKeys, webPush } from "./webPush.ts";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc";

function browser() {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys("base64url");
  return {
    endpoint: ENDPOINT,
    p256dh,
    auth: randomBytes(16).toString("base64url"),
    payload: '{"title":"Approval asked"}',
  };
}

/** A push service that answers as told. */
function service(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    return answer(request);
  };
  return { asked, push: webPush(newVapidKeys(), "mailto:hello@example.org", fetch, 50) };
}

it("encrypts the message, signs the request, and follows no redirection", async () => {
  const { asked, push } = service(() => new Response(null, { status: 201 }));
  expect(await push.send(browser())).toEqual({ outcome: "sent", status: 201 });
  const [request] = asked;
  expect(request?.url).toBe(ENDPOINT);
  expect(request?.redirect).toBe("error");
  expect(request?.headers.get("authorization")).toMatch(/^vapid t=/);
  expect(request?.headers.get("content-encoding")).toBe("aes128gcm");
  expect(request?.headers.get("ttl")).toBe("86400");
  const body = Buffer.from((await request?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(body.length).toBeGreaterThan(86);
  expect(body.includes("Approval")).toBe(false);
});

it("gives equal messages for a browser one topic, by which no one else knows them", async () => {
  const { asked, push } = service(() => new Response(null, { status: 201 }));
  const [one, other] = [browser(), browser()];
  for (const message of [one, one, { ...one, payload: "{}" }, other]) await push.send(message);
  const topics = asked.map((request) => request.headers.get("topic") ?? "");
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
  expect(topics[1]).toBe(topics[0]);
  expect(new Set(topics).size).toBe(3);
});

it.each([
  [201, "sent"],
  [404, "gone"],
  [410, "gone"],
  [400, "failed"],
  [401, "failed"],
  [403, "failed"],
  [413, "failed"],
  [429, "failed"],
  [500, "failed"],
])("takes %s for %s", async (status, outcome) => {
  expect(await service(() => new Response(null, { status })).push.send(browser())).toEqual({ outcome, status });
});

it("gives up a service that hangs, and one that breaks off", async () => {
  const hangs = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  const failed = { outcome: "failed", status: null };
  expect(await service(hangs).push.send(browser())).toEqual(failed);
  expect(await service(() => Promise.reject(new TypeError("socket"))).push.send(browser())).toEqual(failed);
});

it("ends a subscription whose key is no point of the curve, without a request", async () => {
  const { asked, push } = service(() => new Response(null, { status: 201 }));
  expect(await push.send({ ...browser(), p256dh: "A".repeat(87) })).toEqual({ outcome: "gone", status: null });
  expect(asked).toEqual([]);
});

it.each(["", "hello@example.org", "http://example.org"])(
  "takes %j for no contact, before any subscription is touched",
  (contact) => {
    expect(() => webPush(newVapidKeys(), contact, fetch)).toThrow();
  },
);
