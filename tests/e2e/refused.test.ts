import { expect, type Page } from "@playwright/test";
import { expectReadyOffline, expectSaved, field, logIn, switchBy } from "./support/browser.ts";
import { installed as test } from "./support/test.ts";
import { openSync } from "./support/trust.ts";

/** A number that the server has given to no device, in front of those that it has. */
async function lendForeignNumber(page: Page, number: number): Promise<void> {
  await page.evaluate(async (next) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const name = names.find((each) => each.startsWith("passerelle-device-")) ?? "";
    const opening = indexedDB.open(name);
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const writing = opening.result.transaction("leases", "readwrite");
    writing.objectStore("leases").add({ kind: "yacht", next, to: next });
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onerror = reject;
    });
    opening.result.close();
  }, number);
}

test("a refused new yacht waits with its content, holds nothing up, and is created again under another number", async ({
  page,
  context,
}) => {
  await logIn(page, "captain");
  await expectSaved(page);
  await expectReadyOffline(page);
  await page.goto("/yachts/create");
  await expect(field(page, "Port of registry")).toBeVisible();
  await lendForeignNumber(page, 0);
  await context.setOffline(true);
  await field(page, "Name").first().fill("Refused at first");
  await field(page, "Port of registry").fill("Antibes");
  await field(page, "Port of registry").press("Tab");
  await field(page, "Type").click();
  await page.getByRole("option", { name: "Sailing yacht" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Offline: 1 document to send").first()).toBeAttached();
  let drawer = await openSync(page);
  await expect(drawer.getByText("New", { exact: true })).toBeVisible();
  await expect(drawer.getByRole("row", { name: "Name Refused at first" })).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await expect(page.getByText("1 change needs you").first()).toBeAttached();
  await switchBy(page, "Passer en français");
  await page.locator("header button[data-state]").click();
  drawer = page.getByRole("dialog", { name: "Vos modifications" });
  await expect(
    drawer.getByText("Le serveur a refusé : Ce numéro n’a pas été attribué à cet appareil.").first(),
  ).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Exporter", exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Le créer de nouveau" }).click();
  await expect(drawer.getByRole("button", { name: "Le créer de nouveau" })).toBeHidden();
  await expect(page.getByText("Tout est enregistré").first()).toBeAttached();
  await page.goto("/yachts");
  await expect(page.getByText("Refused at first").first()).toBeVisible();
});
