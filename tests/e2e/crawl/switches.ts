import { expect, type Page } from "@playwright/test";
import { closeOver } from "./checks/openers.ts";

const THEME = /^Switch to the (day|night) theme$|^Passer au thème de (jour|nuit)$/;
const LANGUAGE = /^(Passer en français|Switch to English|FR\b.*|EN\b.*)$/;

export async function switchTheme(page: Page): Promise<void> {
  await press(page, THEME, "data-mantine-color-scheme");
}

export async function switchLanguage(page: Page): Promise<void> {
  await press(page, LANGUAGE, "lang");
}

/** Presses a switch, which is in the menu that the user's name opens where someone is logged in. */
async function press(page: Page, name: RegExp, attribute: string): Promise<void> {
  const root = page.locator("html");
  const before = (await root.getAttribute(attribute)) ?? "";
  const control = page.getByRole("button", { name }).filter({ visible: true }).first();
  const menu = page.getByRole("button", { name: /, (account menu|menu du compte)$/ }).filter({ visible: true });
  if ((await control.count()) === 0) await menu.click();
  await control.click();
  await expect(root).not.toHaveAttribute(attribute, before);
  await closeOver(page);
}
