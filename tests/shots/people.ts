import type { Page } from "@playwright/test";
import { rest } from "../e2e/support/server.ts";
import type { Screen } from "./screen.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");

/** Enters checks of the first agreement's client, one with a document, once; and opens the form of another. */
const checked = async (page: Page) => {
  const broker = await rest(page.request, "broker");
  const client = (await (await rest(page.request, "client")).me()).profiles[0]?.id ?? 0;
  // The server refuses it from the second picture on: someone has entered it by then.
  await broker.enterKyc(1, client, "IDENTITY", { note: "Passport seen at the embassy" });
  await page.reload();
  const item = page.getByRole("region", { name: /^(Identity document|Pièce d’identité), / }).first();
  const edit = item.getByRole("button", { name: /^(Edit|Modifier) / });
  await edit.click();
  if ((await item.getByRole("list").count()) === 0) {
    await item.locator('input[type="file"]').setInputFiles({ name: "p.pdf", mimeType: "application/pdf", buffer: PDF });
    await item.getByRole("list").waitFor();
  }
};

/** Enters two members of the crew, once, and opens the first. */
const manned = async (page: Page) => {
  const family = page.getByLabel(/^(Family name|Nom de famille)/);
  const add = page.getByRole("button", { name: /^(Add a crew member|Ajouter un membre)$/ });
  await add.waitFor();
  const entered = page.getByRole("button", { name: /^(Reed|Moreau) · / });
  for (const [name, rank] of (await entered.count()) > 0 ? [] : CREW) {
    await add.click();
    await family.fill(name);
    await page.getByLabel(/^(Rank|Grade)/).fill(rank);
    await page.getByLabel(/^(Document number|Numéro de la pièce)/).fill("X4711");
    await page.getByRole("button", { name: new RegExp(`^${name} · ${rank}`) }).waitFor();
  }
  await entered.first().and(page.locator("[aria-expanded=false]")).click();
};

const CREW = [
  ["Reed", "Engineer"],
  ["Moreau", "Chef"],
] as const;

/** A file of contacts with a right row, a doubtful and a wrong one, looked at before it is imported. */
async function chosenContacts(page: Page): Promise<void> {
  const rows = [
    ...["First name;Last name;Email;Date of birth;Job title", "Ada;Lovelace;ada@example.org;;"],
    ...["Bo;Lindqvist;bo@example.org;03/02/1980;Chef", "Bad;;nothing;31/02/1980;"],
  ];
  const buffer = Buffer.from(rows.join("\r\n"));
  await page.locator('input[type="file"]').setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await page.getByRole("listitem").filter({ hasText: "Bad" }).waitFor();
}

/** The page of the first passenger, as the link that the captain makes opens it. */
async function ownPage(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions (for|pour)/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: /^(Create a link for|Créer un lien pour)/ }).click();
  const link = page.getByRole("textbox", { name: /^(Link for|Lien pour)/ });
  const again = page.getByRole("dialog").getByRole("button").last();
  await link.or(again).waitFor();
  // The link of an earlier picture is still open.
  if (await again.isVisible()) await again.click();
  await page.goto(await link.inputValue());
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The pages of an agreement beside its sections, and what else shows people. */
export const PEOPLE_SCREENS: readonly Screen[] = [
  { name: "kyc", path: "/agreement/1/kyc", as: "broker", reach: checked },
  { name: "crew", path: "/agreement/1/crew", as: "captain", reach: manned },
  { name: "contacts-import", path: "/contacts?import", as: "broker", reach: chosenContacts },
  { name: "passenger-link", path: "/agreement/1/clients", as: "captain", reach: ownPage },
  { name: "guests", path: "/agreement/1/guests", as: "captain" },
];
