import { expect } from "@playwright/test";
import { tabOf } from "./support/agreement.ts";
import { logIn, storeSession } from "./support/browser.ts";
import { test } from "./support/test.ts";

test.use({ serviceWorkers: "block" });

test("the list that is drawn before its databases open gives way to the reason when they do not", async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, ...version) {
      if (name.includes("rxdb")) throw new DOMException("No space here", "QuotaExceededError");
      return open.call(this, name, ...version);
    };
  });
  await storeSession(page, "broker");
  await page.goto("/agreement");
  await expect(page.getByText("Something went wrong on this screen")).toBeVisible();
  await expect(page.getByText("This device could not open its data.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Agreements" })).toHaveCount(0);
});

test("a section that breaks leaves the others, and is reported without what was typed", async ({ page }) => {
  await logIn(page, "broker");
  await page.route(/\/assets\/ServicesSection-.*\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function ServicesSection() { throw new TypeError("No ann@example.org here") };',
    }),
  );
  const report = page.waitForRequest((request) => request.url().endsWith("/problem_report"));
  await page.goto("/agreement/1/services");
  const main = page.getByRole("main");
  await expect(main.getByText("This section cannot be shown")).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ name: "TypeError", page: "/agreement/:id/services" });
  expect((await report).postData()).not.toContain("ann@example.org");
  await tabOf(page, "Money", "Price").click();
  await expect(main.getByText("This section cannot be shown")).toHaveCount(0);
  await expect(page).toHaveURL(/\/price$/);
});
