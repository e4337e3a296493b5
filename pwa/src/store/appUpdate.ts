import { installApp, useInstall } from "./install.ts";
import { useSyncFacts } from "./sync/facts.ts";

/** How often a page that stays open asks for a new version. */
const ASK_EVERY_MS = 30 * 60_000;

let registration: ServiceWorkerRegistration | null = null;
let unsaved = 0;
let applying = false;
/** Another tab has let a new version take over: this page's own files may be gone. */
let outdated = false;

/** Registers the service worker where there is one, and asks for new versions now and then. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return useInstall.setState({ state: "unsupported" });
  // A page that had no version yet is taken over by the first one without being reloaded.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (applying) globalThis.location.reload();
    outdated = controlled;
    controlled = true;
  });
  setInterval(() => void registration?.update().catch(() => undefined), ASK_EVERY_MS);
  useSyncFacts.subscribe(({ halted }, before) => {
    if (halted === "too-old" && before.halted !== "too-old") void registration?.update().catch(() => undefined);
  });
  await installApp(
    () => navigator.serviceWorker.register("/sw.js"),
    (registered) => {
      registration = registered;
    },
  );
}

/**
 * Tells that a field holds what is not written yet.
 * @returns how to tell that it is written
 */
export function holdUpdate(): () => void {
  unsaved += 1;
  let held = true;
  return () => {
    if (held) unsaved -= 1;
    held = false;
  };
}

/** Whether something typed is not written yet. */
export function midEdit(): boolean {
  return unsaved > 0;
}

/**
 * Called on navigation: a version that waits takes over and the page is loaded anew, unless somebody is in the middle of an edit.
 * @returns whether the page is about to be reloaded
 */
export function applyWaitingUpdate(): boolean {
  if (midEdit()) return false;
  if (outdated) {
    globalThis.location.reload();
    return true;
  }
  const waiting = registration?.waiting;
  if (!waiting) return false;
  applying = true;
  waiting.postMessage({ type: "SKIP_WAITING" });
  return true;
}

/** Resolves when no edit is being written any more, or after a second: whoever waits is about to leave. */
export async function settledEdits(): Promise<void> {
  for (let waited = 0; waited < 1_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (!midEdit()) return;
  }
}

/** Looks for a newer version and takes it over; a page without a service worker is simply loaded anew. */
export async function updateNow(): Promise<void> {
  await settledEdits();
  await registration?.update().catch(() => undefined);
  const installing = registration?.installing;
  if (installing) await installed(installing);
  if (!applyWaitingUpdate()) globalThis.location.reload();
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => worker.state !== "installing" && resolve());
  });
}
