import parties from "shared-schema/fixtures/parties.json" with { type: "json" };
import { expect, it, onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { field } from "#testing/find.ts";
import { listedWaypoints } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

/** Taps from the list to a priced draft. Typing and Enter are not counted. */
const MOST_TAPS = 15;
const PLACES = ["Antibes", "Portofino", "Bonifacio", "Monaco"];

/** Counts what the page takes for a tap from now on: clicks by a pointer, neither those of keys nor those of labels. */
function countTaps(): () => number {
  let taps = 0;
  const count = (event: MouseEvent) => {
    if (event instanceof PointerEvent && event.isTrusted && event.pointerId >= 0) taps += 1;
  };
  document.addEventListener("click", count, true);
  onTestFinished(() => document.removeEventListener("click", count, true));
  return () => taps;
}

const main = page.getByRole("main");
const offered = (text: string) => page.getByRole("option", { name: new RegExp(text) }).first();

async function openPart(name: string): Promise<void> {
  const parts = page.getByRole("navigation", { name: "Sections of the agreement" });
  await parts.getByRole("link", { name }).click();
}

/** Taps a field and types into it. */
async function tapAndType(into: Locator, typed: string): Promise<void> {
  await into.click();
  await userEvent.keyboard(typed);
}

/** Taps a field, types what is looked for, and takes the first answer with Enter. */
async function pick(into: Locator, typed: string): Promise<void> {
  await tapAndType(into, typed);
  await expect.element(offered(typed)).toBeVisible();
  await userEvent.keyboard("{Enter}");
}

it(`a week with two guests is priced on a phone in at most ${MOST_TAPS} taps`, async () => {
  await page.viewport(390, 844);
  await openScreen("/agreement", { as: "admin" });
  const create = page.getByRole("button", { name: "Create new agreement" });
  await expect.element(create).toBeVisible();
  const taps = countTaps();

  await create.click();
  const dialog = page.getByRole("dialog");
  await expect.element(field("Name", dialog)).toHaveFocus();
  await userEvent.keyboard("Week on a phone");
  await field("Contract type", dialog).click();
  await page.getByRole("option", { name: /^Charter/ }).click();
  await pick(field("Yacht", dialog), "Azurite");
  await tapAndType(field("Delivery", dialog), "3 jul 2027");
  await tapAndType(field("Redelivery", dialog), "+7d");
  await expect.element(dialog.getByText(/^2027\/07\/10 \d\d:\d\d UTC$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();

  await openPart("People");
  const guests = parties.passengers.slice(0, 2).map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  for (const guest of guests) {
    await pick(field("Add a passenger", main), guest);
    await expect.element(page.getByRole("button", { name: `Details of ${guest}` }).first()).toBeVisible();
  }

  await openPart("Route");
  await page.getByRole("combobox", { name: "Add a port, anchorage or position" }).click();
  for (const [index, name] of PLACES.entries()) {
    await userEvent.keyboard(name);
    await expect.element(offered(name)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(listedWaypoints).toHaveLength(index + 1);
  }

  await openPart("Money");
  await tapAndType(field("Cruise", main), "185000{Enter}");
  const total = page.getByRole("row", { name: /^Total agreement price/ }).getByRole("cell");
  await expect.element(total).toHaveTextContent("€");
  expect(taps()).toBeGreaterThan(0);
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});
