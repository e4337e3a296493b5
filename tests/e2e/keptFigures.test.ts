import { expect, type Route } from "@playwright/test";
import { field, logIn } from "./support/browser.ts";
import { test } from "./support/test.ts";

// A service worker would answer for the file that is held back here.
test.use({ serviceWorkers: "block" });

test("the last figures of an agreement stand there until they are calculated again, unless something has changed", async ({
  page,
}) => {
  await logIn(page, "broker", "/agreement/2/price");
  const summary = page.getByRole("complementary", { name: "Summary" });
  const card = summary.locator("[aria-busy]");
  const total = summary.locator("[data-strong]").first();
  await expect(card).toHaveAttribute("aria-busy", "false");
  const before = (await total.textContent()) ?? "";
  expect(before).toMatch(/€/);

  const held: Route[] = [];
  await page.route(/planWorker/, (route) => void held.push(route));
  await page.reload();
  await expect(total).toHaveText(before);
  await expect(card).toHaveAttribute("aria-busy", "true");

  // An edit ends the validity of what was kept: after a reload nothing is shown in its place.
  const price = field(page.getByRole("main"), "Cruise");
  await price.fill("1");
  await price.press("Enter");
  await expect(page.getByText("All changes saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card).toHaveAttribute("aria-busy", "true");
  await expect(total).toHaveCount(0);
  // A request that comes only now is not held back; those of the page before the reload are gone.
  await page.unroute(/planWorker/);
  for (const route of held.splice(0)) await route.continue().catch(() => undefined);
  await expect(card).toHaveAttribute("aria-busy", "false");
  await expect(total).toHaveText(/€/);
  await expect(total).not.toHaveText(before);
});
