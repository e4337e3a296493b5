/** Reports an error that nothing has handled. What reports is loaded with the first one. */
function reportProblem(error: unknown): void {
  // Without a connection there is nobody to tell.
  if (navigator.onLine) import("./send.ts").then(({ sendReport }) => sendReport(error)).catch(() => undefined);
}

/** Reports what reaches the window: errors of handlers and promises that nobody waits for. */
export function watchWindow(): void {
  addEventListener("error", ({ error }) => reportProblem(error));
  addEventListener("unhandledrejection", ({ reason }) => reportProblem(reason));
}
