import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { cruiseFixture } from "shared-schema/agreement/fromFixture";
import { ahead } from "shared-schema/agreement/sample/ahead";
import { LEAST_DAYS_AHEAD } from "shared-schema/agreement/sample/sampleWeek";
import { openSection } from "./support/agreement.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, field, fillLogin, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

const FIXTURE = cruiseFixture.parse(
  JSON.parse(readFileSync(new URL("../../shared-schema/fixtures/sample-week.json", import.meta.url), "utf8")),
);

/** The day of an instant as the app writes it. */
const dayOf = (instant: string) => instant.slice(0, 10).replaceAll("-", "/");

/** Calls of the API that the page makes, beside those that need no account. */
function watchApi(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !/^\/api\/(settings|geo\/ports)$/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

async function openSample(page: Page): Promise<void> {
  await page.goto("/sample");
  await expect(page).toHaveURL(/\/sample\/agreement\/1$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Antibes · Portofino");
  await expect(page.getByText("Sample · kept on this device only")).toBeVisible();
}

test("anybody tries the sample: priced, edited, kept over a reload, never sent, and thrown away", async ({ page }) => {
  const complaints = watchConsole(page);
  const calls = watchApi(page);
  await openSample(page);
  await expectAccessible(page);
  // It is complete: nothing is left to do for a contract.
  await expect(page.getByText("€224,304.69").first()).toBeVisible();
  await expect(page.getByText(/to do$/)).toHaveCount(0);
  await openSection(page, "Price");
  const price = field(page.getByRole("main"), "Cruise");
  await expect(price).toHaveValue("165,000.00");
  await price.fill("170000");
  await price.blur();
  // It is shown so once it is stored.
  await expect(price).toHaveValue("170,000.00");
  await page.reload();
  await expect(price).toHaveValue("170,000.00");
  for (const section of ["Route", "Yacht", "Clients", "Contract"]) {
    await openSection(page, section);
    await expect(page).toHaveURL(/\/sample\/agreement\/1\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Antibes · Portofino");
  }
  expect(calls).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/$/);
  await openSample(page);
  await openSection(page, "Price");
  await expect(price).toHaveValue("165,000.00");
  expect(complaints).toEqual([]);
});

test("the sample is kept as a request, by way of a log-in", async ({ page }) => {
  await openSample(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page).toHaveURL(/\/authentication\/login\?nextUrl=/);
  await fillLogin(page, "client");
  const form = page.getByRole("dialog");
  const { delivery_date, redelivery_date } = ahead(FIXTURE, new Date().toISOString(), LEAST_DAYS_AHEAD);
  await expect(field(form, "First day")).toHaveValue(dayOf(delivery_date));
  await expect(field(form, "Last day")).toHaveValue(dayOf(redelivery_date));
  await expect(field(form, "Guests")).toHaveValue("2");
  await expect(field(form, "Message")).toHaveValue(/^Antibes – Portofino/);
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Tramontane" })).toContainText("Sent");
  // The next request is one's own.
  await page.getByRole("link", { name: "Ask for an agreement" }).click();
  for (const name of ["First day", "Cruising areas", "Message"]) await expect(field(form, name)).toHaveValue("");
});

test("the sample is kept as a draft by those who may create agreements", async ({ page }) => {
  await openSample(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await fillLogin(page, "admin");
  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page).toHaveURL(/\/agreement\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Antibes · Portofino");
  await expectSaved(page);
  await openSection(page, "Price");
  await expect(field(page.getByRole("main"), "Cruise")).toHaveValue("165,000.00");
});

test("the sample is kept as a request by someone new, who finds it again behind one of three doors", async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("link", { name: "Sign up" }).click();
  await field(page, "First name").fill("New");
  await field(page, "Last name").fill("Comer");
  await field(page, "Email").fill("newcomer@example.org");
  await field(page, "Password").fill("a sound passphrase 47");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/requests\/sample$/);
  await expect(field(page.getByRole("dialog"), "Message")).toHaveValue(/^Antibes – Portofino/);
  await page.goto("/agreement");
  await expect(page.getByText("No agreements yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add your yacht" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for an agreement" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go on with your sample week" }).click();
  await expect(page).toHaveURL(/\/requests\/sample$/);
});
