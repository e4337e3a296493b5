import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { overflowOf } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";
import { THEME_KEY } from "#ui/theme/preferenceKeys.ts";

const TABLE = [
  "First name,Last name,E-mail,Date of birth,Country",
  "Ines,Importada,ines@example.org,03/02/1980,Portugal",
  "Ines,Twice,ines@example.org,,",
  "Bad,,nothing,31/02/1980,Atlantis",
].join("\r\n");

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

it.each(SIZES.flatMap(([width, height]) => (["light", "dark"] as const).map((theme) => ({ width, height, theme }))))(
  "an import hinders no one at $width × $height, $theme",
  async ({ width, height, theme }) => {
    await page.viewport(width, height);
    localStorage.setItem(THEME_KEY, theme);
    await openScreen("/contacts?import", { as: "stakeholder" });
    await expect.poll(() => document.documentElement.dataset["mantineColorScheme"]).toBe(theme);
    await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
    await expectNoBarriers();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([TABLE], "people.csv", { type: "text/csv" }));
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
    await expect.element(page.getByRole("listitem").filter({ hasText: "Importada" }).first()).toBeVisible();
    await expectNoBarriers();
    expect(overflowOf(document.documentElement)).toBe(0);
  },
);
