import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { resumeImport } from "../../../store/commands/people/importContacts.ts";
import { type Newcomer, queueImport } from "../../../store/commands/people/importQueue.ts";
import { expectNoBarriers } from "../../../testing/browser/axe.ts";
import { openScreen } from "../../../testing/screen.tsx";
import { useRunningImport } from "./useImport.ts";

const TABLE = [
  "Prénom;Nom;Adresse de messagerie;Date de naissance;Pays;Fonction",
  "Inês;Importada;ines.importada@example.org;03/02/1980;Portugal;Stewardess",
  "Inês;Twice;INES.importada@example.org;;",
  "Bad;;nothing;31/02/1980;Atlantis",
  ";;;;FR;Nameless",
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

/** Someone to import of whom the name alone is known. */
function someone(last_name: string): Newcomer {
  const nothing = { email: null, main_phone: null, company_name: null, capacity: null, date_of_birth: null };
  const address = { address: null, postcode: null, city: null, address_country: null };
  return { person: { first_name: "Ann", last_name, ...nothing, ...address }, further: [], isAddressTaken: false };
}

async function openImport(as: "stakeholder" | "captain") {
  const screen = await openScreen("/contacts?import", { as });
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  return screen;
}

it("contacts of a file are looked at and mended before they are imported, and can be taken back", async () => {
  const screen = await openImport("stakeholder");
  chooseFile(new File([new Uint8Array(21 * 1024 * 1024)], "big.vcf", { type: "text/vcard" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("The file is larger than 20 MB.");
  chooseFile(new File([latin1(TABLE)], "people.csv", { type: "text/csv" }));
  await expect.element(entry("Inês Twice")).toHaveTextContent("Same email address as Inês Importada (no. 2)");
  await expect.element(page.getByText("It is read as Western (Windows-1252)")).toBeVisible();
  await expect
    .element(entry("Bad"))
    .toHaveTextContent(
      "Left out: Email is not an email address. Date of birth is not a date. Country is not a known country.",
    );
  await expect.element(entry("Nameless")).toHaveTextContent("Last name is required.");
  await expect.element(entry("Stewardess")).toHaveTextContent("Born Feb 03, 1980 (“03/02/1980” in the file)");
  const order = page.getByLabelText("Dates are written");
  await order.selectOptions("month/day/year");
  await expect.element(entry("Stewardess")).toHaveTextContent("Born Mar 02, 1980");
  await order.selectOptions("day/month/year");
  await expect.element(entry("Stewardess")).toHaveTextContent("Born Feb 03, 1980");

  // A cell is mended where its fault is shown.
  await page.getByRole("button", { name: "Edit Bad (no. 4)" }).click();
  await expect.element(entry("Bad").getByText("Email is not an email address.").nth(1)).toBeVisible();
  await entry("Bad").getByLabelText("Email", { exact: true }).fill("bad@example.org");
  await entry("Bad").getByLabelText("Last name", { exact: true }).fill("Mended");
  await entry("Bad").getByLabelText("Country", { exact: true }).fill("Österreich");
  await entry("Bad").getByLabelText("City", { exact: true }).click();
  await expect.element(entry("Bad Mended")).not.toHaveTextContent("Country is not a known country.");
  await expect.element(entry("Bad Mended")).toHaveTextContent("Left out: Date of birth is not a date.");

  await people.getByRole("button", { name: "Import 2 contacts" }).click();
  await expect.element(people.getByRole("status")).toHaveTextContent("2 contacts were imported.");
  await expect.element(people.getByRole("listitem")).toHaveLength(2);
  await screen.go("/contacts");
  await expect.element(page.getByRole("heading", { name: "Inês Importada" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Bad Mended" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Inês Twice" })).not.toBeInTheDocument();

  await screen.go("/contacts?import");
  const earlier = page.getByRole("region", { name: "Earlier imports" });
  await expect.element(earlier.getByRole("listitem")).toHaveTextContent("2 contacts from people.csv");
  await earlier.getByRole("button", { name: "Undo the import of people.csv" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect.element(earlier.getByText("2 contacts were removed.")).toBeVisible();
  await screen.go("/contacts");
  await expect.element(page.getByRole("heading", { name: "Contacts" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Bad Mended" })).not.toBeInTheDocument();
});

it("the encoding, the delimiter and the row of heads can be chosen", async () => {
  await openImport("captain");
  const text = "Kundenliste\r\nJürgen;Müller\r\nHans;Maier\r\n";
  chooseFile(new File([latin1(text)], "kunden.csv", { type: "text/csv" }));
  await page.getByLabelText("Columns are separated by").selectOptions("Semicolon");
  await page.getByLabelText("First name", { exact: true }).selectOptions("1");
  await expect.element(entry("Jürgen")).toBeVisible();
  await page.getByLabelText("Encoding").selectOptions("Cyrillic (Windows-1251)");
  await page.getByLabelText("First name", { exact: true }).selectOptions("1");
  await expect.element(entry("Jьrgen")).toBeVisible();
  await page.getByLabelText("Row that names the columns").selectOptions("2: Jьrgen, Mьller");
  await expect.element(page.getByLabelText("First name", { exact: true })).toHaveTextContent("1: Jьrgen");
});

it("groups of a file of cards are named, and people of one name and companies arrive", async () => {
  await openImport("captain");
  const cards = [
    ["N:;;;;", "FN:Chantiers de l'Esterel", "X-ABShowAs:COMPANY", "ORG:Chantiers de l'Esterel;"],
    ["FN:Family", "X-ADDRESSBOOKSERVER-KIND:group"],
    ["N:;Isaac;;;", "FN:Isaac", "TEL:+33 4 1", "TEL;TYPE=CELL:+33 6 1"],
  ].map((lines) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].join("\r\n"));
  chooseFile(new File([cards.join("")], "cards.vcf", { type: "text/vcard" }));
  await expect.element(page.getByText("Left out because they are groups, not people: Family")).toBeVisible();
  await expect.element(entry("Chantiers de l'Esterel")).toHaveTextContent("New");
  await expect.element(entry("Isaac")).toHaveTextContent("Also kept: +33 4 1");
});

it("an import goes on without those whom a rule refuses, and names them with the reason", async () => {
  const { go } = await openScreen("/contacts", { as: "captain" });
  await queueImport("earlier", "earlier.csv", ["https://example.org", "Behind"].map(someone));
  await go("/contacts?import");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByText("1 contact was left out:")).toBeVisible();
  await expect.element(page.getByText(/^Ann https:.*: Last name has markup or a web address in it/)).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Earlier imports" }))
    .toHaveTextContent("1 contact from earlier.csv");

  // They are named again on the next visit, until the note is closed.
  await go("/contacts");
  await expect.element(page.getByRole("heading", { name: "Contacts", exact: true })).toBeVisible();
  await go("/contacts?import");
  const note = page.getByRole("status").filter({ hasText: "Import of earlier.csv" });
  await expect
    .element(note)
    .toHaveTextContent(/1 contact was left out:Ann https:.*: Last name has markup or a web address in it/);
  await expectNoBarriers();
  await note.getByRole("button", { name: "Close the note on the import of earlier.csv" }).click();
  await expect.element(note).not.toBeInTheDocument();
});

it("an import that goes on says how far it is, also where its file is not open", async () => {
  await openImport("captain");
  useRunningImport.setState({ running: { written: 3, total: 7 } });
  await expect.element(page.getByRole("progressbar", { name: "Import contacts" })).toBeVisible();
  await expect.element(page.getByText("3 of 7 imported")).toBeVisible();
});

it("an undo says how far it is while it runs", async () => {
  const { go } = await openScreen("/contacts", { as: "captain" });
  await queueImport("undone", "undone.csv", ["One", "Two", "Three"].map(someone));
  expect(await resumeImport(() => undefined)).toMatchObject({ written: 3 });
  await go("/contacts?import");
  const told = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const line of document.querySelectorAll("p")) if (/taken back$/.test(line.innerText)) told.add(line.innerText);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await page.getByRole("button", { name: "Undo the import of undone.csv" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("3 contacts were removed.")).toBeVisible();
  watch.disconnect();
  expect([...told]).toContain("0 of 3 taken back");
  await expect.element(page.getByRole("progressbar", { name: "Undoing the import" })).not.toBeInTheDocument();
});
