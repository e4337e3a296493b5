import { expect, type Page } from "@playwright/test";
import { field } from "./browser.ts";

/** Makes a yacht through the dialog and arrives on her page. */
export async function addYacht(page: Page, name: string): Promise<void> {
  await page.goto("/yachts");
  await fillDialog(page, name);
}

/** The same from the list that is on screen. */
export async function fillDialog(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add Yacht" }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Name").fill(name);
  await field(dialog, "Port of registry").fill("Nice");
  await field(dialog, "Port of registry").press("Tab");
  await field(dialog, "Type").click();
  await page.getByRole("option", { name: "Motor yacht" }).click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/yachts\/\d+$/);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}
