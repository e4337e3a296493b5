/** Reports an error that nothing has handled. The reporting code is loaded with the first one. */
function reportProblem(error: unknown): void {
  // Without a connection there is no one to tell.
  if (navigator.onLine) import("./send.ts").then(({ sendReport }) => sendReport(error)).catch(() => undefined);
}

/** Reports errors that reach the window: of handlers, and of promises that no one waits for. */
export function watchWindow(): void {
  addEventListener("error", ({ error }) => reportProblem(error));
  addEventListener("unhandledrejection", ({ reason }) => reportProblem(reason));
}
