import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearNotifications } from "./clearNotifications.ts";

const close = vi.fn();
const unsubscribe = vi.fn();

/** A browser with two notifications and a subscription that ends as told. */
function browser(ending: () => Promise<unknown>): void {
  unsubscribe.mockImplementation(ending);
  const registration = {
    getNotifications: async () => [{ close }, { close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("closes the notifications and ends the subscription", async () => {
  browser(async () => true);
  await clearNotifications();
  expect(close).toHaveBeenCalledTimes(2);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it.each<[string, () => Promise<unknown>]>([
  ["refuses", () => Promise.reject(new Error("AbortError"))],
  ["does not answer", () => new Promise(() => undefined)],
])("holds up no one where the browser %s", async (_, ending) => {
  browser(ending);
  const quieted = clearNotifications();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(quieted).resolves.toBe(undefined);
  expect(close).toHaveBeenCalledTimes(2);
});

it("does nothing in a browser without service workers, or where none is registered", async () => {
  vi.stubGlobal("navigator", {});
  await clearNotifications();
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => undefined } });
  await clearNotifications();
  expect(close).not.toHaveBeenCalled();
});
