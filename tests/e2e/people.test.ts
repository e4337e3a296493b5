import { expect } from "@playwright/test";
import { expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

test("two contacts who are one person are found, merged and exported", async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "broker", "/contacts");
  const add = async (last_name: string, email: string) => {
    await page.goto("/contacts");
    await page.getByRole("button", { name: "Add Contact" }).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "First name").fill("Inês");
    await field(dialog, "Last name").fill(last_name);
    await field(dialog, "Email").fill(email);
    return dialog;
  };
  const first = await add("Costa Ribeiro", "ines.ribeiro@example.org");
  await first.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("heading", { name: "Inês Costa Ribeiro", level: 1 })).toBeVisible();
  await field(page, "Phone").fill("+351 912 345 678");
  await field(page, "City").fill("Porto");
  await field(page, "City").press("Tab");
  await expectSaved(page);

  // The address is known: the second profile has the name alone.
  const second = await add("Ribeiro", "INES.ribeiro@example.org");
  await expect(second.getByText("Inês Costa Ribeiro already has this email address.", { exact: false })).toBeVisible();
  await expect(second.getByRole("checkbox")).toHaveCount(0);
  await second.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("heading", { name: "Inês Ribeiro", level: 1 })).toBeVisible();
  await expect(field(page, "Email")).toHaveValue("");
  await field(page, "City").fill("Lisboa");
  await field(page, "Phone").fill("912345678");
  await field(page, "Phone").press("Tab");
  await expectSaved(page);

  await page.goto("/contacts");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("listitem").filter({ hasText: "Inês Costa Ribeiro" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Merge" }).click();
  const merging = page.getByRole("dialog", { name: "Merge profiles" });
  await merging.getByRole("combobox", { name: "Merge with" }).click();
  await page.getByRole("option", { name: /^Inês Ribeiro/ }).click();
  await merging.getByRole("radiogroup", { name: "City" }).getByRole("radio", { name: "Lisboa" }).check();
  await expect(merging.getByRole("region", { name: "Merged profile" })).toContainText("Lisboa");
  await merging.getByRole("button", { name: "Merge" }).click();
  await expect(merging).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Inês Costa Ribeiro", level: 1 })).toBeVisible();
  await expect(field(page, "City")).toHaveValue("Lisboa");
  await expect(field(page, "Email")).toHaveValue("ines.ribeiro@example.org");

  await page.goto("/contacts");
  await expect(page.getByRole("heading", { name: "Inês Costa Ribeiro" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inês Ribeiro", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Contacts (vCard)" }).click();
  expect((await download).suggestedFilename()).toBe("contacts.vcf");
  expect(complaints).toEqual([]);
});
