/** A page that is never idle is disturbed after so long. */
const AT_LATEST_MS = 2_000;
/** Until the first frames are drawn, where the browser does not tell when it is idle: Safari. */
const DRAWN_MS = 200;

/** Resolves when the page has nothing more urgent to do. Rejects when the signal is aborted before. */
export function whenIdle(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, DRAWN_MS);
  });
}
