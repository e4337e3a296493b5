import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectAccessibleInBoth } from "./support/axe.ts";
import { field } from "./support/browser.ts";
import { PASSWORD } from "./support/people.ts";
import { test } from "./support/test.ts";

test("someone takes their data along, reads what follows, and deletes the account", async ({ page }) => {
  const email = `leaving-${Date.now()}@example.test`;
  const person = { first_name: "Zebulon", last_name: "Quartermaine", email, password: PASSWORD };
  expect((await page.request.post("/api/user/", { data: person })).ok()).toBe(true);
  await page.goto("/authentication/login?nextUrl=/account");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download your data" }).click(),
  ]);
  const copy = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(copy.account.email).toBe(email);
  await page.getByRole("button", { name: "Delete your account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Generated contracts are kept as evidence and still name you.")).toBeVisible();
  await expectAccessibleInBoth(page);
  await field(dialog, "Your password").fill("not the right one");
  await dialog.getByRole("button", { name: "Delete your account" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await field(dialog, "Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete your account" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  const login = await page.request.post("/api/user/login", { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(401);
});
