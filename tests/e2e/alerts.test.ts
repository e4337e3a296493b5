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

test("a pushed message is shown by the installed app, and a tap leads to its screen", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await logIn(page, "broker", "/alerts");
  await expectReadyOffline(page);
  const news = { title: "Approval asked", body: "00001", path: "/agreement/1" };
  const [worker] = context.serviceWorkers();
  // A browser without a screen shows none, and opens windows for a person's tap alone: the test looks at what is asked of it.
  const asked = await worker?.evaluate((text): Promise<unknown[]> => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    return new Promise((resolve) => {
      scope.registration.showNotification = async (title, { body, data } = {}) => {
        scope.clients.openWindow = async (path) => {
          resolve([title, body, String(path)]);
          return null;
        };
        const notification = { data, close: () => undefined };
        scope.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
      };
      scope.dispatchEvent(new PushEvent("push", { data: text }));
    });
  }, JSON.stringify(news));
  expect(asked).toEqual([news.title, news.body, news.path]);
});
