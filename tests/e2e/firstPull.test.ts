import { expect, type Page } from "@playwright/test";
import { expectSaved, logIn } from "./support/browser.ts";
import { test } from "./support/test.ts";

test("on a slow network nothing is called saved, empty or unknown before it has been asked for", async ({
  page,
  context,
}) => {
  const gate: Record<string, () => void> = {};
  for (const collection of ["agreements", "profiles", "yachts", "contacts"]) {
    const held = new Promise<void>((resolve) => {
      gate[collection] = resolve;
    });
    await context.route(new RegExp(`/api/sync/pull\\?.*collection=${collection}&`), async (route) => {
      // The question for the server's epoch alone is answered.
      if (!route.request().url().includes("seq=0")) return route.continue();
      await held;
      await route.continue();
    });
  }
  const seen = await watchFor(page, /No agreement|Create the first one|does not exist|Person \d|^0 agreements/);
  await logIn(page, "central");
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  await expect(page.locator("header button[data-state]")).toHaveAttribute("data-state", "loading");
  await page.goto("/agreement/1");
  await expect(page.getByRole("status").first()).toBeVisible();
  // A reload in the middle of the first pull knows no more.
  await page.reload();
  await expect(page.getByRole("status").first()).toBeVisible();
  gate["agreements"]?.();
  // It opens without its people, who are called by name as they come.
  await expect(page.getByRole("navigation", { name: "Sections of the agreement" }).first()).toBeVisible();
  await expect(page.getByText(/^Loading: \d+ documents so far/).first()).toBeAttached();
  await expect(page.getByText("All changes saved")).toHaveCount(0);
  await page.goto("/agreement");
  await expect(page.getByRole("link", { name: /^\d{5}$/ }).first()).toBeVisible();
  gate["profiles"]?.();
  gate["yachts"]?.();
  gate["contacts"]?.();
  await expectSaved(page);
  await page.goto("/agreement/1");
  await expect(page.getByRole("navigation", { name: "Sections of the agreement" }).first()).toBeVisible();
  expect(seen()).toEqual([]);
  await page.goto("/agreement/9999");
  await expect(page.getByText("It does not exist, or you are not a party to it.")).toBeVisible();
});

/** Notes every text of the app's pages that should never be seen, even for a moment. @returns the texts noted so far */
async function watchFor(page: Page, unwanted: RegExp): Promise<() => string[]> {
  const seen: string[] = [];
  await page.exposeFunction("noteUnwanted", (text: string) => void seen.push(text));
  await page.addInitScript((source) => {
    const pattern = new RegExp(source, "m");
    const note: unknown = Reflect.get(window, "noteUnwanted");
    const look = () => {
      const found = pattern.exec(document.body?.innerText ?? "");
      if (found && typeof note === "function") note(found[0]);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, unwanted.source);
  return () => seen;
}
