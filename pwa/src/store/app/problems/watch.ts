import { loadsOrFetches } from "./ignored.ts";

/** An error is met by a boundary, by the router and by the window: it is reported once. */
const met = new WeakSet<object>();

/** Reports an error that nothing has handled. What reports is loaded with the first one. */
export function reportProblem(error: unknown): void {
  if (!(error instanceof Error) || met.has(error) || loadsOrFetches(error)) return;
  met.add(error);
  // Without a connection there is nobody to tell.
  if (navigator.onLine) import("./send.ts").then(({ sendReport }) => sendReport(error)).catch(() => undefined);
}

/** Reports what reaches the window: errors of handlers and promises that nobody waits for. */
export function watchWindow(): void {
  addEventListener("error", ({ error }) => reportProblem(error));
  addEventListener("unhandledrejection", ({ reason }) => reportProblem(reason));
}
