import parties from "shared-schema/fixtures/parties.json" with { type: "json" };
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { areasField } from "#testing/conflicts.ts";
import { DRAFT, putDraft } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";

/** Takes the last edit back with the keyboard where no one is typing. */
async function expectUndone(what: Locator, left: number): Promise<void> {
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(what).toHaveLength(left);
}

it("Ctrl-Z takes a field of an agreement back, and Ctrl-Y makes the edit again", async () => {
  const { device } = await openScreen(`/agreement/${DRAFT}`, { prepare: (desk) => putDraft(desk) });
  const stored = async () => (await device.body("agreements", DRAFT))?.cruise_areas ?? "";
  for (const text of ["Corsica", "Sardinia"]) {
    await enter(areasField, text);
    await expect.poll(stored).toBe(text);
  }
  for (const [key, text] of [
    ["z", "Corsica"],
    ["z", ""],
    ["y", "Corsica"],
  ] as const) {
    await userEvent.keyboard(`{Control>}${key}{/Control}`);
    await expect.element(areasField).toHaveValue(text);
    await expect.poll(stored).toBe(text);
  }
});

it("Ctrl-Z takes services, bunkers, calls for fund and parties back", async () => {
  const { go } = await openScreen(`/agreement/${DRAFT}/services`, { prepare: (desk) => putDraft(desk) });
  const services = page.getBySelector("#cruise\\.special_conditions").getByRole("group");
  await page.getByRole("button", { name: "Add a service" }).click();
  await expect.element(services).toHaveLength(1);
  await expectUndone(services, 0);
  await go(`/agreement/${DRAFT}/price`);
  const bunkers = page.getByRole("group", { name: /^Bunker \d$/ });
  await page.getByRole("button", { name: "Add a bunker" }).click();
  await expect.element(bunkers).toHaveLength(2);
  await expectUndone(bunkers, 1);
  const calls = page.getByRole("group", { name: /^Down Payment/ });
  await page.getByRole("button", { name: "Add a call for fund" }).first().click();
  await expect.element(calls).toHaveLength(1);
  await page.getByRole("heading", { name: "Payment plan" }).click();
  await expectUndone(calls, 0);
  await go(`/agreement/${DRAFT}/yacht`);
  const [captain] = parties.captains;
  const name = `${captain?.first_name} ${captain?.last_name}`;
  const remove = page.getByRole("button", { name: `Remove ${name}` });
  await field("Add a captain", page.getByRole("main")).click();
  await page
    .getByRole("option", { name: new RegExp(name) })
    .first()
    .click();
  await expect.element(remove).toHaveLength(1);
  await page.getByRole("heading", { name: "Captains" }).click();
  await expectUndone(remove, 0);
});
