import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectSaved, logIn, switchBy, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

/** The rules that look at colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

async function expectNoViolations(page: Page, where: string, axe = new AxeBuilder({ page })): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** Changes to the theme that is not on screen. */
async function changeTheme(page: Page): Promise<void> {
  const theme = page.locator("html");
  const before = (await theme.getAttribute("data-mantine-color-scheme")) ?? "";
  await switchBy(page, /^Switch to the (day|night) theme$/);
  await expect(theme).not.toHaveAttribute("data-mantine-color-scheme", before);
}

test("axe finds nothing to mend on the guests’ screens", async ({ page }) => {
  for (const screen of ["/", "/authentication/login"]) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page, screen);
  }
});

for (const [title, screens] of [
  [
    "an agreement’s first sections",
    ["/agreement/1", "/agreement/1/yacht", "/agreement/1/mapping", "/agreement/1/clients"],
  ],
  [
    "an agreement’s other sections",
    [
      "/agreement/1/brokers",
      "/agreement/1/services",
      "/agreement/1/price",
      "/agreement/1/contract",
      "/agreement/1/documents",
    ],
  ],
  [
    "the lists and pages beside the agreements",
    ["/agreement", "/yachts", "/yachts/1", "/contacts", "/profile", "/help"],
  ],
] as const) {
  test(`axe finds nothing to mend on ${title}, by day and by night`, async ({ page }) => {
    test.slow();
    const complaints = watchConsole(page);
    await logIn(page, "broker");
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectSaved(page);
      await expectNoViolations(page, screen);
      await changeTheme(page);
      // A theme changes colours alone.
      await expectNoViolations(page, `${screen}, the other theme`, new AxeBuilder({ page }).withRules(COLOURS));
    }
    expect(complaints).toEqual([]);
  });
}
