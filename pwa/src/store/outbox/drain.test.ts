import type { Refusal } from "shared-schema/base/result";
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { DeviceDatabase } from "../database/device.ts";
import { isUpload } from "../database/outgoing.ts";
import { type DrainOptions, drain } from "./drain.ts";
import type { PaymentState } from "./paymentState.ts";

let device: DeviceDatabase;
let clock: number;
const sent: { url: string; key: string | null }[] = [];
const settled: (Refusal | null)[] = [];
const taken: string[] = [];
let stateOfPayment: PaymentState = "accepted";

beforeEach(async () => {
  device = new DeviceDatabase(7);
  await device.outbox.clear();
  clock = 1_000;
  sent.length = 0;
  settled.length = 0;
  taken.length = 0;
  await device.outbox.add({
    id: "key-1",
    kind: "yacht-picture",
    documentKey: "12",
    path: "/yacht/12/pictures",
    field: "file",
    fileName: "bow.jpg",
    bytes: new ArrayBuffer(1),
    type: "text/plain",
    at: clock,
    attempts: 0,
    nextAt: clock,
    refusal: null,
  });
});

function options(answer: () => Promise<Response>): DrainOptions {
  return {
    userId: 7,
    device,
    token: () => "t",
    fetch: (url, init) => {
      sent.push({ url, key: new Headers(init.headers).get("idempotency-key") });
      return answer();
    },
    now: () => clock,
    random: () => 1,
    paymentState: async () => stateOfPayment,
    onTaken: async ({ id }) => void taken.push(id),
    onSettled: (_, refusal) => settled.push(refusal),
  };
}

const running = () => false;

test("a file that the server takes leaves the device", async () => {
  expect(
    await drain(
      options(async () => Response.json({})),
      running,
    ),
  ).toBeNull();
  expect(sent).toEqual([{ url: "/api/yacht/12/pictures", key: "key-1" }]);
  expect(await device.outbox.count()).toBe(0);
  expect(settled).toEqual([null]);
  expect(taken).toEqual(["key-1"]);
});

test("without an answer it waits longer each time, and is sent under the same key", async () => {
  const lost = options(() => Promise.reject(new TypeError("no network")));
  expect(await drain(lost, running)).toBe(3_000);
  await drain(lost, running);
  expect(sent).toHaveLength(1);
  clock = 3_000;
  expect(await drain(lost, running)).toBe(7_000);
  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  expect(settled).toEqual([]);
});

test("a refused upload stays on the device with its reason and is not sent again", async () => {
  const refusing = options(async () => Response.json({ code: "picture.no-image" }, { status: 422 }));
  expect(await drain(refusing, running)).toBeNull();
  await drain(refusing, running);
  expect(sent).toHaveLength(1);
  expect((await device.outbox.get("key-1"))?.refusal).toEqual({ code: "picture.no-image" });
  expect(settled).toEqual([{ code: "picture.no-image" }]);
  expect(taken).toEqual([]);
});

test("a picture is deleted by its address, wherever it is by then, and once", async () => {
  await device.outbox.clear();
  const removes = "/api/yacht/12/image/bb";
  const wish = { kind: "yacht-picture", documentKey: "12", path: "/yacht/12", fileName: "Azurite, picture 1", removes };
  await device.outbox.add({ ...wish, id: "key-2", at: clock, attempts: 0, nextAt: clock, refusal: null });
  const pictures = [{ public_url: "/api/yacht/12/image/aa" }, { public_url: removes }];
  const server = options(async () => Response.json({ pictures }));
  const answers = [Response.json({ pictures }), Response.json({ code: "picture.moved" }, { status: 409 })];
  const changing = options(async () => answers.shift() ?? Response.error());
  expect(await drain(changing, running)).not.toBeNull();
  clock += 1_000_000;
  expect(await drain(server, running)).toBeNull();
  expect(sent.map(({ url }) => url)).toEqual([
    "/api/yacht/12",
    "/api/yacht/12/image/1?public_url=%2Fapi%2Fyacht%2F12%2Fimage%2Fbb",
    "/api/yacht/12",
    "/api/yacht/12/image/1?public_url=%2Fapi%2Fyacht%2F12%2Fimage%2Fbb",
  ]);
  expect(settled).toEqual([null]);
  sent.length = 0;
  await device.outbox.add({ ...wish, id: "key-3", at: clock, attempts: 0, nextAt: clock, refusal: null });
  await drain(
    options(async () => Response.json({ pictures: [] })),
    running,
  );
  expect(sent).toHaveLength(1);
  expect(await device.outbox.count()).toBe(0);
});

test("a wish to delete outlives a harbour's Wi-Fi, and is refused for a yacht that is not found", async () => {
  await device.outbox.clear();
  const wish = { kind: "yacht-picture", documentKey: "12", path: "/yacht/12", fileName: "Azurite, picture 1" };
  const removal = { ...wish, removes: "/api/yacht/12/image/bb" };
  await device.outbox.add({ ...removal, id: "key-2", at: clock, attempts: 0, nextAt: clock, refusal: null });
  const portal = options(() => Promise.reject(new TypeError("Someone on the way answered 404")));
  expect(await drain(portal, running)).not.toBeNull();
  expect(settled).toEqual([]);
  clock += 1_000_000;
  const away = options(async () => Response.json({ code: "yacht.not-found" }, { status: 404 }));
  expect(await drain(away, running)).toBeNull();
  expect((await device.outbox.get("key-2"))?.refusal).toEqual({ code: "yacht.not-found" });
});

test("a form is sent under its key, the same one each time", async () => {
  await device.outbox.clear();
  const form = { kind: "request", documentKey: "", path: "/request/by_user/7/", fileName: "July", json: { guests: 4 } };
  await device.outbox.add({ ...form, id: "key-4", at: clock, attempts: 0, nextAt: clock, refusal: null });
  const bodies: unknown[] = [];
  const answers = [new Response(null, { status: 503 }), Response.json({}, { status: 201 })];
  const server = { ...options(async () => Response.json({})) };
  server.fetch = async (_, { body }) => {
    bodies.push(JSON.parse(String(body)));
    return answers.shift() ?? Response.error();
  };
  await drain(server, running);
  clock += 1_000_000;
  expect(await drain(server, running)).toBeNull();
  expect(bodies).toEqual([
    { guests: 4, key: "key-4" },
    { guests: 4, key: "key-4" },
  ]);
});

test("a file that is given up while it is under way does not come back", async () => {
  const failing = async () => {
    await device.outbox.delete("key-1");
    return new Response(null, { status: 503 });
  };
  expect(await drain(options(failing), running)).toBeNull();
  expect(await device.outbox.count()).toBe(0);
});

test("a receipt goes up after its payment, and stays with its reason where the payment was refused", async () => {
  const upload = await device.outbox.get("key-1");
  if (!upload || !isUpload(upload)) throw new Error("It was added above.");
  await device.outbox.put({ ...upload, payment: { agreement: 12, id: "p" } });
  const server = options(async () => Response.json({}));
  stateOfPayment = "unsent";
  // It holds up no one, and is looked at again soon.
  expect(await drain(server, running)).toBe(clock + 2_000);
  stateOfPayment = "missing";
  expect(await drain(server, running)).toBe(clock + 2_000);
  expect([sent, settled]).toEqual([[], []]);
  clock += 60_000;
  expect(await drain(server, running)).toBeNull();
  expect([sent, settled]).toEqual([[], [{ code: "payment.not-found" }]]);
  expect((await device.outbox.get("key-1"))?.refusal).toEqual({ code: "payment.not-found" });
  // Recorded again from the inbox, and the receipt sent again.
  await device.outbox.update("key-1", { refusal: null });
  stateOfPayment = "accepted";
  expect(await drain(server, running)).toBeNull();
  expect(sent).toHaveLength(1);
});
