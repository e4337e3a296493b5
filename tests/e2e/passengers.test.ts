import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { addParty, openSection } from "./support/agreement.ts";
import { expectSaved, field, switchBy, watchConsole } from "./support/browser.ts";
import { namesIn } from "./support/people.ts";
import { addAt, enter, formOf, listed, openRoute } from "./support/route.ts";
import { test } from "./support/test.ts";

const CALLS = [
  { name: "Antibes", latitude: 43.5853, longitude: 7.1286, from: "2027/07/01 08:00", to: "2027/07/01 18:00" },
  { name: "Calvi", latitude: 42.566, longitude: 8.757, from: "2027/07/03 08:00", to: "2027/07/03 18:00" },
  { name: "Porto Cervo", latitude: 41.135, longitude: 9.536, from: "2027/07/05 08:00", to: "2027/07/05 18:00" },
];

/** A route of three calls with their times. */
async function openCalls(page: Page, name: string): Promise<void> {
  await openRoute(page, name);
  for (const [index, { from, to, name: place, ...at }] of CALLS.entries()) {
    await addAt(page, at);
    const form = formOf(page, index + 1);
    await enter(field(form, "Name"), place);
    await enter(field(form, "Departure"), `${to} UTC`);
    await enter(field(form, "Arrival"), `${from} UTC`);
    if (index > 0) await form.getByLabel("This waypoint is a call").check();
  }
  await expect(listed(page)).toHaveCount(CALLS.length);
}

async function pick(page: Page, stay: ReturnType<Page["getByRole"]>, label: string, option: string): Promise<void> {
  await field(stay, label).click();
  await page.getByRole("option", { name: new RegExp(option) }).click();
}

test("a stay is mended and doubted in the words of the rules, and every call has its list", async ({ page }) => {
  const complaints = watchConsole(page);
  await openCalls(page, "Passengers");
  await openSection(page, "Clients");
  const [name = ""] = namesIn("passengers");
  await addParty(page, "Add a passenger", name);
  await expect(page.getByText("does not have any embarkation or disembarkation scheduled yet.")).toBeVisible();
  await page.getByRole("button", { name: `Add a stay on board for ${name}` }).click();
  const stay = page.getByRole("group", { name: `Stay 1 of ${name}` });
  await expect(field(stay, "Boarding call")).toBeVisible();

  await enter(field(stay, "Boarding time"), "2027/07/01 07:00");
  await expect(stay.getByText("Boarding time is outside of boarding call's arrival/departure times.")).toBeVisible();
  await expect(field(stay, "Boarding time")).toHaveValue("2027/07/01 18:00");
  await enter(field(stay, "Disembarking time"), "2027/07/06 07:00");
  await expect(
    stay.getByText("Disembarking time is outside of disembarking call's arrival/departure times."),
  ).toBeVisible();
  await expect(field(stay, "Disembarking time")).toHaveValue("2027/07/05 08:00");

  await pick(page, stay, "Boarding call", "Calvi");
  await pick(page, stay, "Disembarking call", "Antibes");
  await expect(stay.getByText("Disembarking call cannot be before boarding call")).toBeVisible();
  await expect(field(stay, "Disembarking call")).toHaveValue(/Calvi/);
  await expect(stay.getByText("Embarkation and disembarkation are the same.")).toBeVisible();
  await pick(page, stay, "Disembarking call", "Porto Cervo");
  await expect(stay.getByText("Embarkation and disembarkation are the same.")).toBeHidden();
  await expect(stay.getByText("The embarkation is not in France")).toBeHidden();
  await pick(page, stay, "Boarding call", "Porto Cervo");
  await expect(stay.getByText("The embarkation is not in France")).toBeVisible();
  await pick(page, stay, "Boarding call", "Calvi");

  const csv = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Passenger list as CSV: 2 · Calvi/ }).click();
  const lines = (await readFile(await (await csv).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  const [heads, values] = lines.map((line) => line.split(","));
  const cell = (head: string) => values?.[heads?.indexOf(head) ?? -1];
  expect([cell("Port"), cell("Last port of call"), cell("Port of disembarkation"), cell("Embarks here")]).toEqual([
    "Calvi",
    "Antibes",
    "Porto Cervo",
    "Yes",
  ]);
  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Passenger list as PDF: 2 · Calvi/ }).click();
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe("%PDF-");

  await switchBy(page, "Passer en français");
  await expect(stay.getByText("L’embarquement n’est pas en France")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Listes des passagers" })).toBeVisible();
  await expectSavedInFrench(page);
  expect(complaints).toEqual([]);
});

test("a call that somebody boards at asks before it is none any more", async ({ page }) => {
  await openCalls(page, "Boarded");
  await openSection(page, "Clients");
  const [name = ""] = namesIn("passengers");
  await addParty(page, "Add a passenger", name);
  await page.getByRole("button", { name: `Add a stay on board for ${name}` }).click();
  await expect(page.getByRole("group", { name: `Stay 1 of ${name}` })).toContainText("Porto Cervo");
  await openSection(page, "Route");
  await listed(page).nth(2).getByRole("button").first().click();
  const call = formOf(page, 3).getByLabel("This waypoint is a call");
  await call.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Their embarkations and disembarkations here will be removed.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(call).toBeChecked();
  await call.click();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(call).not.toBeChecked();
  await openSection(page, "Clients");
  await expect(page.getByText("does not have any embarkation or disembarkation scheduled yet.")).toBeVisible();
  await expectSaved(page);
});

async function expectSavedInFrench(page: Page): Promise<void> {
  await expect(page.getByText("Tout est enregistré").first()).toBeVisible();
}
