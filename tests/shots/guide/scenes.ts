import { Buffer } from "node:buffer";
import type { Locator, Page } from "@playwright/test";
import type { PictureName } from "../../../pwa/src/features/guide/pictures/names.ts";
import { expectReadyOffline } from "../../e2e/support/browser.ts";
import type { Account } from "../../e2e/support/people.ts";
import { rest } from "../../e2e/support/server.ts";
import type { Prepared } from "./prepare.ts";

/** A picture of the guide: its screen, and the way of a reader to it. */
export interface Scene {
  name: PictureName;
  as: Account;
  path(prepared: Prepared): string;
  reach?(page: Page, prepared: Prepared): Promise<void>;
  /** The element at the top of the picture. */
  top?(page: Page): Locator;
}

const CONTACTS = [
  "First name;Last name;Email;Date of birth;Country",
  "Inês;Moreira;ines.moreira@example.org;1980-02-03;Portugal",
  "Bo;Lindqvist;bo.lindqvist@example.org;;Sweden",
  "Bo;Lindqvist;BO.LINDQVIST@example.org;;",
].join("\n");

const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

export const SCENES: readonly Scene[] = [
  { name: "agreements", as: "broker", path: () => "/agreement" },
  {
    name: "search",
    as: "broker",
    path: () => "/agreement/1",
    reach: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("textbox").fill("ant");
    },
  },
  {
    name: "create",
    as: "admin",
    path: () => "/agreement",
    reach: (page) => button(page, /^(Create new agreement|Créer un contrat)$/).click(),
  },
  { name: "missing", as: "broker", path: ({ guests }) => `/agreement/${guests}` },
  { name: "route", as: "broker", path: () => "/agreement/1/mapping" },
  {
    name: "legs",
    as: "broker",
    path: () => "/agreement/1/mapping",
    reach: async (page) => {
      await button(page, /^(Raise the drawer|Relever le volet)$/).click();
    },
  },
  { name: "people", as: "broker", path: () => "/agreement/1/clients" },
  {
    name: "passenger-lists",
    as: "broker",
    path: () => "/agreement/1/clients",
    top: (page) => page.getByRole("heading", { name: /^(Passenger lists|Listes des passagers)$/ }),
  },
  { name: "price", as: "broker", path: () => "/agreement/1/price" },
  {
    name: "vat",
    as: "broker",
    path: () => "/agreement/1/price",
    reach: async (page) => {
      await button(page, /^(Why|Pourquoi) \d/).click();
      const show = button(page, /^(Show the calculation|Afficher le calcul)$/);
      await show.click();
    },
    top: (page) => button(page, /^(Hide the calculation|Masquer le calcul)$/),
  },
  {
    name: "payment-plan",
    as: "broker",
    path: () => "/agreement/1/price",
    top: (page) => page.getByRole("heading", { name: /^(Payment plan|Plan de paiement)$/ }),
  },
  {
    name: "approvals",
    as: "broker",
    path: () => "/agreement/1",
    top: (page) => page.getByRole("heading", { name: /^(Parties to the Agreement|Parties au contrat)$/ }),
  },
  {
    name: "contract",
    as: "broker",
    path: ({ generated }) => `/agreement/${generated}/contract`,
    top: (page) => page.locator("main article").first(),
  },
  {
    name: "verify",
    as: "broker",
    path: () => "/verify",
    reach: async (page, { generated }) => {
      const buffer = await (await rest(page.request, "broker")).pdf(generated);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer });
      await page.getByRole("region", { name: "contract.pdf" }).waitFor();
    },
  },
  { name: "money", as: "broker", path: () => "/money" },
  { name: "apa", as: "captain", path: ({ apa }) => `/agreement/${apa}/apa` },
  { name: "contacts", as: "broker", path: () => "/contacts" },
  {
    name: "import",
    as: "broker",
    path: () => "/contacts?import",
    reach: async (page) => {
      const buffer = Buffer.from(CONTACTS);
      await page.locator('input[type="file"]').setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
    },
    top: (page) => page.getByRole("region", { name: /^(People in this file|Personnes de ce fichier)$/ }),
  },
  {
    name: "passenger-link",
    as: "captain",
    path: ({ guests }) => `/agreement/${guests}/clients`,
    reach: async (page, { passenger }) => {
      await button(page, new RegExp(`^(Create a link for|Créer un lien pour) ${passenger}$`)).click();
    },
    top: (page) => page.getByRole("textbox", { name: /^(Link for|Lien pour) / }),
  },
  { name: "account", as: "broker", path: () => "/profile/account" },
  { name: "alerts", as: "client", path: () => "/alerts" },
  {
    name: "ready-for-sea",
    as: "broker",
    path: () => "/agreement/1",
    reach: async (page) => {
      await openDrawer(page);
      const check = page
        .getByRole("dialog")
        .getByRole("button", { name: /^(Make ready for sea|Préparer l’appareillage)$/ });
      await check.click();
      const ready = page.getByText(/^(Ready for sea: |Prêt à appareiller\s: )/);
      await ready.waitFor({ timeout: 60_000 });
      await ready.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "offline",
    as: "broker",
    path: () => "/agreement/1/price",
    reach: async (page) => {
      // The drawer's code loads when it first opens.
      await openDrawer(page);
      await page.keyboard.press("Escape");
      await page.context().setOffline(true);
      await enterPrice(page, "290000");
      await openDrawer(page);
    },
  },
  {
    name: "conflict",
    as: "broker",
    path: () => "/agreement/1/price",
    reach: async (page) => {
      await openDrawer(page);
      await page.keyboard.press("Escape");
      await page.context().setOffline(true);
      await enterPrice(page, "295000");
      await (await rest(page.request, "captain")).patch(1, { base_price_cruising: 300_000 });
      await page.context().setOffline(false);
      await page.locator("header button[data-state=attention]").first().click({ timeout: 30_000 });
    },
  },
];

async function openDrawer(page: Page): Promise<void> {
  await expectReadyOffline(page);
  await page.locator("header button[data-state]").first().click();
  await page.getByRole("dialog").waitFor();
}

async function enterPrice(page: Page, amount: string): Promise<void> {
  const price = page.locator('main input[inputmode="decimal"]').first();
  await price.fill(amount);
  await price.press("Enter");
}
