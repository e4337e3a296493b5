import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { expectSaved, logIn, watchConsole } from "./support/browser.ts";

const SCREENS = [
  "/agreement",
  "/agreement/1",
  "/agreement/1/yacht",
  "/agreement/1/mapping",
  "/agreement/1/clients",
  "/agreement/1/brokers",
  "/agreement/1/services",
  "/agreement/1/price",
  "/agreement/1/contract",
  "/agreement/1/documents",
  "/yachts",
  "/yachts/1",
  "/contacts",
  "/profile",
  "/help",
];

for (const theme of ["day", "night"] as const) {
  test(`axe finds nothing to mend on any screen, by ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = watchConsole(page);
    await page.goto("/");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.goto("/authentication/login");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await logIn(page, "broker");
    if (theme === "night") await page.getByRole("button", { name: /night/i }).first().click();
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectSaved(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}
