import { whenIdle } from "../../base/whenIdle.ts";
import { midEdit, settledEdits } from "../drafts/pendingSaves.ts";
import { useSyncFacts } from "../queries/syncFacts.ts";
import { answerScreenQueries } from "./answerScreenQueries.ts";
import { installApp, useInstall } from "./install.ts";

/** The interval at which an open page checks for a new version. */
const ASK_EVERY_MS = 30 * 60_000;
/**
 * A press on a link lets Chromium start the service worker in use about 100 ms later. Started while it is replaced, it
 * holds the new version up for as long as it is asked for anything, so the new version is told after that.
 */
const LINK_PRESS_MS = 500;

let registration: ServiceWorkerRegistration | null = null;
let applying = false;
/** Another tab has let a new version take over: this page's own files may be gone. */
let outdated = false;

/** Registers the service worker where there is one, and asks for new versions now and then. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return useInstall.setState({ state: "unsupported" });
  answerScreenQueries();
  // A page that had no version yet is taken over by the first one without being reloaded.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // It may have taken minutes: what is being typed by then waits for the next navigation.
    if (applying && !midEdit()) globalThis.location.reload();
    outdated = controlled;
    controlled = true;
  });
  // A part of the app that does not load may belong to a version that is gone.
  globalThis.addEventListener("vite:preloadError", () => void settledEdits().then(applyWaitingUpdate));
  setInterval(() => void registration?.update().catch(() => undefined), ASK_EVERY_MS);
  useSyncFacts.subscribe(({ halted }, before) => {
    if (halted === "too-old" && before.halted !== "too-old") void registration?.update().catch(() => undefined);
  });
  await installApp(
    () => navigator.serviceWorker.register("/sw.js"),
    (registered) => {
      registration = registered;
    },
    async () => {
      // The first screen needs neither these files nor the code that fetches them.
      await whenIdle();
      const { keepAppData } = await import("../offline/caches.ts");
      return keepAppData();
    },
  );
}

/** Called on navigation: the fields of the screen that was left write what they held, then a version that waits takes over. */
export async function updateAfterNavigation(): Promise<void> {
  await settledEdits();
  if (registration?.waiting) await new Promise((resolve) => setTimeout(resolve, LINK_PRESS_MS));
  applyWaitingUpdate();
}

/**
 * Called after navigation, and when a part of the app does not load: a version that waits takes over and the page is loaded again, unless someone is in the middle of an edit.
 * @returns whether the page is about to be reloaded
 */
function applyWaitingUpdate(): boolean {
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

/** Looks for a newer version and takes it over; a page without a service worker is simply loaded again. */
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
