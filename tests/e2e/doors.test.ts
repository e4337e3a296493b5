import { expect } from "@playwright/test";
import { expectReadyOffline, expectSaved, field, fillLogin, logIn, watchConsole } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";
import { endOnServer } from "./support/trust.ts";

test("a guest who opens a screen of the app logs in and lands there", async ({ page }) => {
  await page.goto("/agreement/1/price");
  await expect(page).toHaveURL(/\/authentication\/login\?nextUrl=/);
  expect(new URL(page.url()).searchParams.get("nextUrl")).toBe("/agreement/1/price");
  await expect(page.getByText("Please log in to access that page")).toBeVisible();
  await fillLogin(page, "broker");
  await expect(page).toHaveURL(/\/agreement\/1\/price$/);
});

test("guests' screens send who is logged in to the agreements, and unknown paths go home", async ({ page }) => {
  await page.goto("/nonsense/x");
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, "client");
  for (const path of ["/", "/authentication/registration", "/nonsense/x", "/admin"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/agreement$/);
  }
});

test("the list: columns, the admin's button, pencil for who writes and eye for who reads", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  for (const column of ["#", "Name", "Yacht", "Departure date", "Arrival date", "Status"]) {
    await expect(page.getByRole("columnheader", { name: column })).toBeVisible();
  }
  const row = page.getByRole("row", { name: /Riviera, Corsica and Sardinia, nine days/ }).first();
  await expect(row).toContainText("00001");
  await expect(row).toContainText("2027/07/03");
  await expect(row).toContainText("Draft");
  await expect(row.getByRole("link", { name: /^Edit/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create new agreement" })).toBeVisible();

  const context = await browser.newContext();
  const guest = await context.newPage();
  await logIn(guest, "client");
  await expect(guest.getByText("Please contact us to create a new agreement")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Create new agreement" })).toHaveCount(0);
  await expect(guest.getByRole("link", { name: /^View Riviera/ })).toBeVisible();
  await context.close();
  expect(complaints).toEqual([]);
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

test("bad input is refused at the field and stays there", async ({ page }) => {
  await page.goto("/authentication/registration");
  await field(page, "First name").fill("Ana");
  await field(page, "Last name").fill("Ruiz");
  await field(page, "Email").fill("not-an-address");
  await field(page, "Password").fill("short");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("must be at least 8 characters")).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("Ana");
  await logIn(page, "broker", "/agreement/1/price");
  const price = field(page.getByRole("main"), "Cruise");
  const before = await price.inputValue();
  await price.fill("-5");
  await price.blur();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveValue("-5");
  await price.fill(before);
  await price.blur();
});
