import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { draftOfTwo } from "./support/approving.ts";
import { expectReadyOffline, logIn } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";
import { brokersDraft } from "./support/trust.ts";

test("an approval that is asked is counted by the bell, leads to its agreement without a connection, and can be dismissed", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "To be approved");
  await admin.lock(id);
  await logIn(page, "broker", `/agreement/${id}`);
  await expect(page.getByRole("heading", { name: "To be approved", level: 1 })).toBeVisible();
  await expectReadyOffline(page);
  const bell = page.getByRole("link", { name: /^\d+ alerts?$/ });
  await bell.click();
  const alert = page.getByRole("listitem").filter({ hasText: "To be approved" });
  await expect(alert.getByRole("link", { name: "Approval asked" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await alert.getByRole("link", { name: "Approval asked" }).click();
  await expect(page).toHaveURL(new RegExp(`/agreement/${id}$`));
  await page.goBack();
  await alert.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Alerts", level: 1 })).toBeVisible();
  await expect(bell.or(page.getByRole("link", { name: "Alerts", exact: true }))).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("an approval that an edit outdates is alerted with its author, until it is given again", async ({
  page,
  request,
}) => {
  const id = await draftOfTwo(request, "Outdated by an edit");
  const [broker, admin] = [await rest(request, "broker"), await rest(request, "admin")];
  await broker.approve(id);
  await admin.patch(id, { cruise_areas: "Corsica" });
  await logIn(page, "broker", "/alerts");
  const alert = page
    .getByRole("listitem")
    .filter({ hasText: "Outdated by an edit" })
    .filter({ hasText: "Approval outdated" });
  await expect(alert.getByText(/^By .+ on \d{4}\/\d\d\/\d\d \d\d:\d\d UTC$/)).toBeVisible();
  await broker.approve(id);
  await expect(alert).toHaveCount(0);
});

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
  expect(await tapped()).toEqual([...shown, "focuses"]);
});
