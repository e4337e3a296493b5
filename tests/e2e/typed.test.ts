import { expect, type Page } from "@playwright/test";
import { expectSaved } from "./support/browser.ts";
import { crash } from "./support/crashed.ts";
import { holdWrites } from "./support/heldWrites.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openDraft, write } from "./support/trust.ts";

/** Types into the field and ends the page at once. */
async function typeAndCrash(page: Page, text: string): Promise<void> {
  await areas(page).fill(text);
  await crash(page);
}

test("a text under the cursor survives the page's sudden end, and the next page saves it", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Crashed");
  await brokerAt(page, id);
  await typeAndCrash(page, "Aeolian Islands");
  const next = await context.newPage();
  await openDraft(next, id);
  await expect(areas(next)).toHaveValue("Aeolian Islands");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Aeolian Islands");
});

test("nothing is called saved while IndexedDB is still writing it", async ({ page, request }) => {
  const { id, admin } = await brokersDraft(request, "Still being written");
  await brokerAt(page, id);
  await expectSaved(page);
  const release = await holdWrites(page, "agreements");
  await write(page, "Elba");
  await expect(page.getByText("All changes saved")).toHaveCount(0);
  await expect(page.locator("header button[data-state]")).toHaveAttribute("data-state", "saving");
  expect((await admin.cruise(id)).cruise_areas).toBeNull();
  await release();
  await expectSaved(page);
  expect((await admin.cruise(id)).cruise_areas).toBe("Elba");
});
