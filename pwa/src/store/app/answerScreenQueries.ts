/**
 * Tells the service worker, when a notification is tapped, which screen this window shows: a browser tells it the window's first address
 * alone.
 */
export function answerScreenQueries(): void {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<unknown>) => {
    const isAsked = typeof data === "object" && data !== null && "type" in data && data.type === "TELL_SCREEN";
    if (isAsked) ports[0]?.postMessage(globalThis.location.pathname);
  });
}
