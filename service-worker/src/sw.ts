/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin, type ExpirationPluginOptions } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { APP_DATA, addGuide, addMissing, addReader, deleteFormer, GUIDE, READER, whereKept } from "./appData.ts";
import { readNews } from "./news.ts";
import { windowAt } from "./windowAt.ts";

declare const self: ServiceWorkerGlobalScope;
/** Paths of this version's files that are not precached; build.mjs defines it. */
declare const APP_DATA_FILES: readonly string[];
/** Paths of this version's user guide. */
declare const GUIDE_FILES: readonly string[];
/** Paths of this version's files that read passports by camera. */
declare const READER_FILES: readonly string[];

const DAY = 24 * 60 * 60;

/** Bounds a cache. Workbox types its plugin's callbacks as present but undefined, which its own interface does not take. */
const expire = (options: ExpirationPluginOptions) => new ExpirationPlugin(options) as WorkboxPlugin;

// The files that the app needs to start and to show any screen; workbox fills in the manifest when it is built.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "landing.html" });
cleanupOutdatedCaches();

/** The landing page is a document of its own. */
registerRoute(new NavigationRoute(createHandlerBoundToURL("/landing.html"), { allowlist: [/^\/(\?|$)/] }));

/** The app's own pages; the server answers the others itself. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), {
    denylist: [
      /^\/api(\/|$)/,
      /^\/tos\//,
      /^\/help\/./,
      /^\/charts(\/|$)/,
      /^\/(csc|pki|trust)([/?]|$)/,
      /^\/healthz$/,
    ],
  }),
);

const isOurs = (url: URL) => url.origin === self.location.origin;

/** Coasts beyond the cruising grounds, fetched as they are looked at: never dropped for their age, as a yacht may need them. */
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/charts/coast/"),
  new CacheFirst({
    cacheName: "coast",
    plugins: [expire({ maxEntries: 1_500 })],
  }),
);

/** The user guide: from the device where the user keeps it, and never kept by being read. */
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/guide/"),
  async ({ request }) => (await caches.match(request, { cacheName: GUIDE, ignoreVary: true })) ?? fetch(request),
);

/** The files that read passports by camera: kept once they were asked for, so that it works at sea. */
registerRoute(({ url }) => isOurs(url) && READER_FILES.includes(url.pathname), new CacheFirst({ cacheName: READER }));

/** The app's files that are not precached: the files of the earth, rare fonts and scripts. Their names change with their content. */
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: APP_DATA,
    plugins: [expire({ maxEntries: 100 })],
  }),
);

// An update brings its files along, or the version in use stays: the new one may take over at sea. A first visit does not wait.
self.addEventListener("install", (event) => event.waitUntil(bringFiles()));

async function bringFiles(): Promise<void> {
  if (self.registration.active) await addMissing(caches, APP_DATA, APP_DATA_FILES);
  // Last, as the app's own files come first where room is short.
  await addGuide(caches, GUIDE_FILES);
  await addReader(caches, READER_FILES);
}

// A still newer version may already have added its own files.
self.addEventListener("activate", (event) => {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  event.waitUntil(deleteFormer(caches, APP_DATA, APP_DATA_FILES));
  event.waitUntil(whereKept(caches, GUIDE, () => deleteFormer(caches, GUIDE, GUIDE_FILES)));
  event.waitUntil(whereKept(caches, READER, () => deleteFormer(caches, READER, READER_FILES)));
});

/**
 * Tiles of the operator's files: their address names their version, so that they never change. They alone make room
 * on a full disk: routes need the other files.
 */
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/charts/files/"),
  new CacheFirst({
    cacheName: "charts",
    plugins: [expire({ maxEntries: 4_000, maxAgeSeconds: 90 * DAY, purgeOnQuotaError: true })],
  }),
);

/** Former versions kept the whole world's coast in the one, and yachts' pictures in the other. */
const FORMER = ["world", "pictures"];
self.addEventListener("activate", (event) => event.waitUntil(Promise.all(FORMER.map((name) => caches.delete(name)))));

self.addEventListener("push", (event) => {
  const { title, body, lang, path } = readNews(event.data?.text());
  // News that takes the place of the same news is told like any other: terms may be asked about again.
  const options = { body, lang, tag: `${title} ${body}`, renotify: true, icon: "/icons/icon-192.png", data: path };
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), markIcon()]));
});

/** Marks the icon of the installed app. An open window counts what there is; without one there is no number. */
async function markIcon(): Promise<void> {
  if (!("setAppBadge" in self.navigator) || (await appWindows()).length > 0) return;
  // Where it is not allowed, the notification says it alone.
  await self.navigator.setAppBadge().catch(() => undefined);
}

// A tap leads to the window that shows the screen, or opens one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openScreen(String(event.notification.data)));
});

async function openScreen(path: string): Promise<void> {
  const there = await windowAt(await appWindows(), path);
  // Another screen may be in the middle of an import or a dialog, so it is left alone.
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The windows of the app, also one that was loaded past the service worker. */
function appWindows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

// A new version waits until the app says that no edit would be interrupted.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
});
clientsClaim();
