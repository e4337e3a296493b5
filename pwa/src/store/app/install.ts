import { create } from "zustand";
import { useSyncFacts } from "../queries/syncFacts.ts";

/** Whether the app can start without a connection yet. */
export type InstallState = "unsupported" | "installing" | "failed" | "ready";

/** Whether this device keeps the app itself, told where the safety of the work is told. */
export const useInstall = create<{ state: InstallState }>()(() => ({ state: "installing" }));

/**
 * Keeps the app on this device, and tries again whenever a connection is back: a first visit that is cut off leaves no service
 * worker, and the browser does not ask for one by itself.
 * @param onRegistered called for every registration that came about
 * @param hold fetches the files that the service worker does not precache; answers whether all of them are kept
 */
export async function installApp(
  register: () => Promise<ServiceWorkerRegistration>,
  onRegistered: (registration: ServiceWorkerRegistration) => void,
  hold: () => Promise<boolean>,
): Promise<void> {
  let trying = false;
  let wanted = false;
  const attempt = async () => {
    wanted = trying;
    if (trying || useInstall.getState().state === "ready") return;
    trying = true;
    useInstall.setState({ state: "installing" });
    try {
      const registration = await register();
      onRegistered(registration);
      useInstall.setState({ state: (await becameActive(registration)) && (await hold()) ? "ready" : "failed" });
    } catch {
      useInstall.setState({ state: "failed" });
    } finally {
      trying = false;
      // The connection came back while this attempt was still failing.
      if (wanted) void attempt();
    }
  };
  globalThis.addEventListener("online", () => void attempt());
  // The browser does not notice every network that is back; an answer of the server does.
  useSyncFacts.subscribe(({ reachable }, before) => {
    if (reachable && !before.reachable) void attempt();
  });
  await attempt();
}

/** Whether the first version has been kept whole; true at once where there was one before. */
function becameActive(registration: ServiceWorkerRegistration): Promise<boolean> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(registration.active !== null);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
