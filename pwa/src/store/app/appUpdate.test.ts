import { expect, it, vi } from "vitest";

const page = vi.hoisted(() => {
  const target = new EventTarget();
  const postMessage = vi.fn();
  const reload = vi.fn();
  const workers = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("setInterval", () => 0);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: {},
      addEventListener: workers.addEventListener.bind(workers),
      register: async () => ({ waiting: { postMessage }, active: { state: "activated" } }),
    },
  });
  vi.stubGlobal("location", { reload });
  return { target, workers, postMessage, reload };
});
vi.mock("../offline/caches.ts", () => ({ keepAppData: async () => true }));

import { holdUpdate } from "../drafts/pendingSaves.ts";
import { registerServiceWorker, updateAfterNavigation } from "./appUpdate.ts";

it("lets the version that waits take over when a part of the app does not load", async () => {
  await registerServiceWorker();
  expect(page.postMessage).not.toHaveBeenCalled();
  page.target.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" }));
});

it("loads no page again in the middle of an edit, however late the new version takes over", async () => {
  await registerServiceWorker();
  await updateAfterNavigation();
  expect(page.postMessage).toHaveBeenCalled();

  const written = holdUpdate();
  page.workers.dispatchEvent(new Event("controllerchange"));
  expect(page.reload).not.toHaveBeenCalled();

  written();
  await updateAfterNavigation();
  expect(page.reload).toHaveBeenCalledOnce();
});
