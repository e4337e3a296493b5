import { expect } from "@playwright/test";
import { expectReadyOffline, logIn } from "./support/browser.ts";
import { installed as test } from "./support/test.ts";

test("a pushed message is shown by the installed app, and a tap leads to the window that shows its screen, or to a new one", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await logIn(page, "broker", "/alerts");
  await expectReadyOffline(page);
  const news = { title: "Approbation demandée", body: "Contrat 00001", lang: "fr", path: "/agreement" };
  const [worker] = context.serviceWorkers();
  // A browser without a screen shows none, and moves windows for a person's tap alone: the test looks at what is asked of it.
  const tapped = () =>
    worker?.evaluate((text): Promise<unknown[]> => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope & { WindowClient: typeof WindowClient };
      return new Promise((resolve) => {
        scope.registration.showNotification = async (title, { body, lang, data } = {}) => {
          const shown = [title, body, lang];
          scope.clients.openWindow = async (path) => {
            resolve([...shown, `opens ${path}`]);
            return null;
          };
          scope.WindowClient.prototype.focus = async function (this: WindowClient) {
            resolve([...shown, "focuses"]);
            return this;
          };
          const notification = { data, close: () => undefined };
          scope.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
        };
        scope.dispatchEvent(new PushEvent("push", { data: text }));
      });
    }, JSON.stringify(news));
  const shown = [news.title, news.body, news.lang];
  expect(await tapped()).toEqual([...shown, "opens /agreement"]);
  // The app changes its screens without loading a page.
  await page.getByRole("link", { name: "Agreements", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
  // The browser tells the service worker of the window's address a moment after the window shows it.
  await expect.poll(tapped).toEqual([...shown, "focuses"]);
});
