import { expect, it, vi } from "vitest";

const page = vi.hoisted(() => {
  const target = new EventTarget();
  const postMessage = vi.fn();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("setInterval", () => 0);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: {},
      addEventListener: () => undefined,
      register: async () => ({ waiting: { postMessage }, active: { state: "activated" } }),
    },
  });
  return { target, postMessage };
});
vi.mock("../offline/caches.ts", () => ({ keepAppData: async () => true }));

import { registerServiceWorker } from "./appUpdate.ts";

it("lets the version that waits take over when a part of the app does not load", async () => {
  await registerServiceWorker();
  expect(page.postMessage).not.toHaveBeenCalled();
  page.target.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" }));
});
