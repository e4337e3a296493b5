import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { expectSaved, logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";

const TABLE = [
  "Prénom;Nom;Adresse de messagerie;Date de naissance;Pays;Fonction",
  "Inês;Importada;ines.importada@example.org;03/02/1980;Portugal;Stewardess",
  "Inês;Twice;INES.importada@example.org;;",
  "Bad;;nothing;31/02/1980;Atlantis",
  "Bo;Without address;;;FR",
].join("\r\n");

test("contacts of a file are looked at, imported without a connection, and sent later", async ({ page, context }) => {
  const complaints = watchConsole(page);
  await logIn(page, "stakeholder", "/contacts?import");
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "big.vcf", mimeType: "text/vcard", buffer: Buffer.alloc(21 * 1024 * 1024) });
  await expect(page.getByRole("alert")).toContainText("The file is larger than 20 MB.");
  await file.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE, "latin1") });

  const people = page.getByRole("region", { name: "People in this file" });
  const entry = (name: string) => people.getByRole("listitem").filter({ hasText: name });
  await expect(entry("Inês Twice")).toContainText("Same email address as Inês Importada (no. 2)");
  await expect(entry("Bad")).toContainText("Last name is required. Email is not an email address.");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(entry("Stewardess")).toContainText("Born Feb 03, 1980 (“03/02/1980” in the file)");
  const order = page.getByLabel("Dates are written");
  await order.selectOption("month/day/year");
  await expect(entry("Stewardess")).toContainText("Born Mar 02, 1980");
  await expect(page.getByText("“03/02/1980” is read as Mar 02, 1980.")).toBeVisible();
  await order.selectOption("day/month/year");
  await page.getByLabel("Country", { exact: true }).selectOption("");
  await expect(entry("Bad")).not.toContainText("Country");
  // The device has numbers for new profiles once its first exchange is over.
  await expectSaved(page);
  await context.setOffline(true);
  await people.getByRole("button", { name: "Import 2 contacts" }).click();
  await expect(people.getByRole("status")).toContainText("2 contacts were imported.");
  await expect(people.getByRole("listitem")).toHaveCount(2);

  await context.setOffline(false);
  await expectSaved(page);
  await page.getByRole("link", { name: "Back to contacts" }).click();
  await expect(page.getByRole("heading", { name: "Inês Importada" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inês Twice" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
