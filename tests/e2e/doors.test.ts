import { expect } from "@playwright/test";
import { expectReadyOffline, expectSaved, fillLogin, logIn } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";
import { endOnServer } from "./support/trust.ts";

test("a guest who opens a screen of the app logs in and lands there, and by no address elsewhere", async ({ page }) => {
  await page.goto("/nonsense/x");
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/agreement/1/price");
  await expect(page).toHaveURL(/\/authentication\/login\?nextUrl=/);
  expect(new URL(page.url()).searchParams.get("nextUrl")).toBe("/agreement/1/price");
  await expect(page.getByText("Please log in to access that page")).toBeVisible();
  await fillLogin(page, "broker");
  await expect(page).toHaveURL(/\/agreement\/1\/price$/);
});

installed(
  "a session that the server has ended says so; a lost network does not log anybody out",
  async ({ page, context, request }) => {
    await logIn(page, "captain");
    await expectSaved(page);
    await expectReadyOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
    await endOnServer(page, request);
    await context.setOffline(false);
    await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
  },
);
