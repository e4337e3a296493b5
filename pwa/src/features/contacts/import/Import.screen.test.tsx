import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

const TABLE = [
  "Prénom;Nom;Adresse de messagerie;Date de naissance;Pays;Fonction",
  "Inês;Importada;ines.importada@example.org;03/02/1980;Portugal;Stewardess",
  "Inês;Twice;INES.importada@example.org;;",
  "Bad;;nothing;31/02/1980;Atlantis",
  "Bo;Without address;;;FR",
].join("\r\n");

/** As spreadsheets of the West write it. */
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const people = page.getByRole("region", { name: "People in this file" });
const entry = (name: string) => people.getByRole("listitem").filter({ hasText: name });

function chooseFile(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("The screen takes no file.");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

it("contacts of a file are looked at before they are imported, and those that cannot be stay", async () => {
  const screen = await openScreen("/contacts?import", { as: "stakeholder" });
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  chooseFile(new File([new Uint8Array(21 * 1024 * 1024)], "big.vcf", { type: "text/vcard" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("The file is larger than 20 MB.");
  chooseFile(new File([latin1(TABLE)], "people.csv", { type: "text/csv" }));
  await expect.element(entry("Inês Twice")).toHaveTextContent("Same email address as Inês Importada (no. 2)");
  await expect.element(entry("Bad")).toHaveTextContent("Last name is required. Email is not an email address.");
  await expect.element(entry("Stewardess")).toHaveTextContent("Born Feb 03, 1980 (“03/02/1980” in the file)");
  const order = page.getByLabelText("Dates are written");
  await order.selectOptions("month/day/year");
  await expect.element(entry("Stewardess")).toHaveTextContent("Born Mar 02, 1980");
  await expect.element(page.getByText("“03/02/1980” is read as Mar 02, 1980.")).toBeVisible();
  await order.selectOptions("day/month/year");
  await page.getByLabelText("Country", { exact: true }).selectOptions("");
  await expect.element(entry("Bad")).not.toHaveTextContent("Country");
  await people.getByRole("button", { name: "Import 2 contacts" }).click();
  await expect.element(people.getByRole("status")).toHaveTextContent("2 contacts were imported.");
  await expect.element(people.getByRole("listitem")).toHaveLength(2);
  await screen.go("/contacts");
  await expect.element(page.getByRole("heading", { name: "Inês Importada" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Inês Twice" })).not.toBeInTheDocument();
});
