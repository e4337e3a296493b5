import "fake-indexeddb/auto";
import { done } from "shared-schema/base/result";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Runtime } from "../../database/runtime.ts";
import { startMemoryRuntime } from "../../testing/memoryRuntime.ts";

const request = vi.hoisted(() => vi.fn());
vi.mock("../../http/http.ts", () => ({ request }));

import { renewSubscription, subscribe, unsubscribe } from "./pushDevice.ts";

const VIEW = { public_key: "BKey", endpoint: null, language: null };
let runtime: Runtime;
let close: () => Promise<void>;
let present: { endpoint: string } | null;
let next: string;
let permission: NotificationPermission;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("renew-told"));
});
afterAll(() => close());

beforeEach(async () => {
  await runtime.device.settings.clear();
  present = null;
  next = "again";
  permission = "granted";
  request.mockReset().mockResolvedValue(done(VIEW));
  const pushManager = {
    getSubscription: async () => present && { ...present, unsubscribe: async () => true },
    subscribe: async () => {
      present ??= { endpoint: next };
      return { ...present, getKey: () => null };
    },
  };
  const registration = { pushManager };
  const notification = {
    requestPermission: async () => "granted",
    get permission() {
      return permission;
    },
  };
  vi.stubGlobal("window", { PushManager: {}, Notification: {} });
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The addresses and languages that the server was told. */
const sent = () =>
  request.mock.calls.filter(([method]) => method === "PUT").map(([, , { json }]) => [json.endpoint, json.language]);

/** Chooses the device, and forgets what was sent for that. */
async function choose(): Promise<void> {
  expect(await subscribe("en")).toEqual(done(true));
  expect(sent()).toEqual([["again", "en"]]);
  request.mockClear();
}

it("sends nothing on a device that was not chosen, nor where nothing has changed", async () => {
  await renewSubscription("en");
  await choose();
  await renewSubscription("en");
  expect(request).not.toHaveBeenCalled();
});

it.each([{ endpoint: "other" }, null])("tells the server where the browser has %j instead", async (instead) => {
  await choose();
  present = instead;
  next = "later";
  await renewSubscription("en");
  await renewSubscription("en");
  expect(sent()).toEqual([[instead?.endpoint ?? "later", "en"]]);
});

it("tells the server of another language of the screens", async () => {
  await choose();
  await renewSubscription("fr");
  expect(sent()).toEqual([["again", "fr"]]);
});

it("sends nothing once the device is told no more, or the browser does not allow it", async () => {
  await choose();
  permission = "denied";
  await renewSubscription("fr");
  permission = "granted";
  await unsubscribe();
  await renewSubscription("fr");
  expect(sent()).toEqual([]);
});
