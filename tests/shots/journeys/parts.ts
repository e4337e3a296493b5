import type { Locator, Page } from "@playwright/test";

/** The link of a part of the agreement that is open. */
export function partOf(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Sections of the agreement" }).getByRole("link", { name });
}
