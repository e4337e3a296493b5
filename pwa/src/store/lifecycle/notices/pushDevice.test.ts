import { done } from "shared-schema/base/result";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSubscribed, subscribe } from "./pushDevice.ts";

vi.mock("../../http/http.ts", () => ({
  request: async () => done({ public_key: "BKey", endpoint: null, language: null }),
}));

const never = () => new Promise<never>(() => undefined);

/** A browser whose service worker is as told. */
function browser(serviceWorker: object): void {
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("Notification", { requestPermission: async () => "granted" });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says at once that there is no service worker, whose readiness would be waited for without end", async () => {
  browser({ getRegistration: async () => undefined, ready: never() });
  expect(await subscribe("en")).toEqual({ ok: false, refusal: { code: "device.push-not-ready" } });
});

it.each([
  [
    "a service worker that does not start",
    { getRegistration: async () => ({}), ready: never() },
    "device.push-not-ready",
  ],
  [
    "a push service that does not answer",
    { getRegistration: async () => ({}), ready: Promise.resolve({ pushManager: { subscribe: never } }) },
    "device.push-failed",
  ],
])("gives up %s", async (_, serviceWorker, code) => {
  browser(serviceWorker);
  const answer = subscribe("en");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ ok: false, refusal: { code } });
});

it("says so where the browser does not tell what it has subscribed to", async () => {
  const getSubscription = () => Promise.reject(new Error("AbortError"));
  browser({ getRegistration: async () => ({ pushManager: { getSubscription } }) });
  expect(await isSubscribed("en")).toEqual({ ok: false, refusal: { code: "device.push-failed" } });
});
