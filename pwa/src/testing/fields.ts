import { type Locator, page } from "vitest/browser";

const isField = page
  .getByRole("textbox")
  .or(page.getByRole("combobox"))
  .or(page.getByRole("spinbutton"))
  .or(page.getByRole("checkbox"))
  .or(page.getByRole("switch"));

/** A field by its label, to which its unit and the mark of a required field may be added. */
export function field(scope: Pick<Locator, "getByLabelText">, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabelText(new RegExp(`^${escaped}( \\([^)]{1,6}\\))?( \\*)?$`)).and(isField);
}

/** Fills a field that saves itself, and leaves it. */
export async function enter(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  const element = input.element();
  if (element instanceof HTMLElement) element.blur();
}

/** Picks an option of a drop-down. */
export async function choose(input: Locator, option: string | RegExp): Promise<void> {
  await input.click();
  await page.getByRole("option", { name: option }).first().click();
}
