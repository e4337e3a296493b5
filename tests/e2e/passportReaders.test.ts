import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, field, logIn } from "./support/browser.ts";
import { passengerOn } from "./support/guests.ts";
import { namesIn } from "./support/people.ts";
import { test } from "./support/test.ts";

test("a passenger sees who opened the passport, also offline", async ({ page, browser }) => {
  const { id, name } = await passengerOn(page.request, "Seen passports", "X4711");
  await logIn(page, "captain", `/agreement/${id}/clients`);
  await expectSaved(page);
  const details = page.getByRole("button", { name: `Details of ${name}` });
  await expect(details).toBeVisible();
  await page.context().setOffline(true);
  await details.click();
  await expect(field(page, "Passport number")).toHaveValue("X4711");
  const arrived = page.waitForResponse((answer) => answer.url().includes("/passport_read/") && answer.ok());
  await page.context().setOffline(false);
  await arrived;

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const own = await context.newPage();
  await logIn(own, "passenger", "/profile");
  await own.getByRole("button", { name: "Seen by" }).click();
  const [captain = ""] = namesIn("captains");
  const read = own.getByRole("list", { name: "Seen by" }).getByRole("listitem");
  await expect(read.first()).toContainText(captain);
  await expect(read.first()).toContainText(/Captain.*Opened/);
  await expectAccessible(own);
  await context.close();
});
