import { expect, type Locator, type Page } from "@playwright/test";
import { addParty, openSection } from "./support/agreement.ts";
import { expectSaved } from "./support/browser.ts";
import { namesIn } from "./support/people.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, write } from "./support/trust.ts";

test("Ctrl-Z takes a field of an agreement back and Ctrl-Y makes it again, here and on the server", async ({
  page,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Taken back");
  await brokerAt(page, id);
  await write(page, "Corsica");
  await write(page, "Sardinia");
  await expectSaved(page);
  await page.keyboard.press("Control+z");
  await expect(areas(page)).toHaveValue("Corsica");
  await page.keyboard.press("Control+z");
  await expect(areas(page)).toHaveValue("");
  await page.keyboard.press("Control+y");
  await expect(areas(page)).toHaveValue("Corsica");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Corsica");
});

test("Ctrl-Z takes services, bunkers, parties and calls for fund back", async ({ page, request }) => {
  const { id } = await brokersDraft(request, "Parts taken back");
  await brokerAt(page, id);
  await openSection(page, "Services");
  const services = page.locator("#cruise\\.special_conditions").getByRole("group");
  await page.getByRole("button", { name: "Add a service" }).click();
  await expect(services).toHaveCount(1);
  await expectUndone(page, services, 0);
  await openSection(page, "Price");
  const bunkers = page.getByRole("group", { name: /^Bunker \d$/ });
  await page.getByRole("button", { name: "Add a bunker" }).click();
  await expect(bunkers).toHaveCount(2);
  await expectUndone(page, bunkers, 1);
  const calls = page.getByRole("group", { name: /^Down Payment/ });
  await page.getByRole("button", { name: "Add a call for fund" }).first().click();
  await expect(calls).toHaveCount(1);
  await expectUndone(page, calls, 0);
  await openSection(page, "Yacht");
  const [name = ""] = namesIn("captains");
  await addParty(page, "Add a captain", name);
  await page.getByRole("heading", { name: "Captains" }).click();
  await expectUndone(page, page.getByRole("button", { name: `Remove ${name}` }), 0);
});

/** Takes the last edit back with the keyboard where nobody is typing. */
async function expectUndone(page: Page, what: Locator, left: number): Promise<void> {
  await page.keyboard.press("Control+z");
  await expect(what).toHaveCount(left);
}
