/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

const DAY = 24 * 60 * 60;

// The whole app is kept; workbox replaces the manifest when it is built.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** The app's own pages; the server answers the others itself. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), {
    denylist: [/^\/api(\/|$)/, /^\/tos(\/|$)/, /^\/charts(\/|$)/, /^\/healthz$/],
  }),
);

const isOurs = (url: URL) => url.origin === self.location.origin;

/** Coasts beyond the cruising grounds, fetched as they are looked at: never dropped for their age, as a yacht may need them. */
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/charts/coast/"),
  new CacheFirst({
    cacheName: "coast",
    plugins: [new ExpirationPlugin({ maxEntries: 1_500, purgeOnQuotaError: true })],
  }),
);

/** Charts that the server draws, or has as files: their address names their version, so that they never change. */
registerRoute(
  ({ url }) => isOurs(url) && /^\/charts\/(day|night|files)\//.test(url.pathname),
  new CacheFirst({
    cacheName: "charts",
    plugins: [new ExpirationPlugin({ maxEntries: 4_000, maxAgeSeconds: 90 * DAY, purgeOnQuotaError: true })],
  }),
);

/** Former versions kept the whole world's coast there. */
self.addEventListener("activate", (event) => event.waitUntil(caches.delete("world")));

// A new version waits until the app says that no edit would be interrupted.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
});
clientsClaim();
