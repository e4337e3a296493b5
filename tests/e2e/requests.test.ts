import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";

async function fillRequest(page: Page, areas: string): Promise<void> {
  const form = page.getByRole("dialog");
  await field(form, "First day").fill("3 jul 2027");
  await field(form, "Last day").fill("2027/07/10");
  await field(form, "Or describe the yacht").fill("Motor yacht, 40 m");
  await field(form, "Guests").fill("6");
  await field(form, "Cruising areas").fill(areas);
  await field(form, "Message").fill("With a chef, please.");
}

test("a guest asks for an agreement, an administrator drafts it in one tap, and the guest opens the draft", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "client");
  await page.goto("/profile");
  await page.getByRole("link", { name: "Your requests" }).click();
  await page.getByRole("link", { name: "Ask for an agreement" }).click();
  await fillRequest(page, "Corsica by request");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the request" }).click();
  const request = page.getByRole("listitem").filter({ hasText: "Corsica by request" });
  await expect(request.getByText("Sent", { exact: true })).toBeVisible();
  await expect(request).toContainText("2027/07/03 – 2027/07/10");

  const context = await browser.newContext();
  const office = await context.newPage();
  await logIn(office, "admin");
  await office.getByRole("button", { name: /account menu$/ }).click();
  await office.getByRole("link", { name: /^Admin \d+ open requests?$/ }).click();
  await office.getByRole("tab", { name: /^Requests/ }).click();
  const card = office.getByRole("listitem").filter({ hasText: "Corsica by request" });
  await expect(card).toContainText("With a chef, please.");
  await expectAccessible(office);
  await card.getByRole("button", { name: "Make a draft" }).click();
  await expect(office).toHaveURL(/\/agreement\/\d+$/);
  await expect(office.getByRole("heading", { level: 1 })).toContainText("Motor yacht, 40 m");
  await context.close();

  await page.reload();
  await expect(request.getByText("Drafted")).toBeVisible();
  await request.getByRole("link", { name: /^Agreement \d{5}$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Motor yacht, 40 m");
  expect(complaints).toEqual([]);
});

installed(
  "a request made at sea waits on the device, is sent once, and is declined with a reason",
  async ({ page, context, browser }) => {
    await logIn(page, "passenger", "/requests");
    await expectSaved(page);
    await expectReadyOffline(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Ask for an agreement" }).click();
    await fillRequest(page, "Elba from the sea");
    await page.getByRole("button", { name: "Send the request" }).click();
    const request = page.getByRole("listitem").filter({ hasText: "Elba from the sea" });
    await expect(request.getByText("Waiting to be sent")).toBeVisible();
    // It outlives a restart.
    await page.reload();
    await expect(request.getByText("Waiting to be sent")).toBeVisible();
    await context.setOffline(false);
    await expect(request.getByText("Sent", { exact: true })).toBeVisible();
    await expect(request).toHaveCount(1);

    const office = await (await browser.newContext()).newPage();
    await logIn(office, "admin", "/admin/requests");
    const card = office.getByRole("listitem").filter({ hasText: "Elba from the sea" });
    await expect(card).toHaveCount(1);
    await card.getByRole("button", { name: "Decline" }).click();
    const dialog = office.getByRole("dialog");
    await field(dialog, "Reason").fill("No yacht of this size is free.");
    await dialog.getByRole("button", { name: "Decline the request" }).click();
    await expect(card.getByText("Declined")).toBeVisible();
    await office.context().close();

    await page.reload();
    await expect(request).toContainText("No yacht of this size is free.");
  },
);
