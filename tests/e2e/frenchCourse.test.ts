import { expect, type Page } from "@playwright/test";
import { patience } from "../support/patience.ts";
import { logIn } from "./support/browser.ts";
import { confirmAddress } from "./support/mailed.ts";
import { PASSWORD } from "./support/people.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });

const comments = (page: Page) => page.getByRole("region", { name: "Commentaires et propositions" });
const text = (page: Page) => page.getByRole("region", { name: "Texte du contrat" });

/** Approves on one's own card. */
async function approve(page: Page): Promise<void> {
  const parties = page.getByRole("region", { name: "Parties au contrat" });
  await parties.getByRole("button", { name: "Approuver", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Approuvez-vous pleinement ce contrat ?");
  await dialog.getByRole("button", { name: "Approuver", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The page is not wider than the phone. */
async function expectFits(page: Page): Promise<void> {
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(excess)).toBe(0);
}

/** Commented, approved, generated, compared and found genuine. */
test(
  "from sign-up to an addendum on a phone in French",
  { tag: "@nightly" },
  async ({ page, browser, request }, info) => {
    // A whole course through the app, from sign-up to addendum.
    test.setTimeout(patience(180_000));
    await page.goto("/authentication/registration");
    await page.getByRole("textbox", { name: "Prénom" }).fill("Amélie");
    await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Garcin");
    await page.getByRole("textbox", { name: "E-mail" }).fill(`amelie${Date.now()}@demo.passerelle.test`);
    await page.locator("input[type=password]").fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await page.getByRole("main").getByRole("button", { name: "S’inscrire" }).click();
    await expect(page).toHaveURL(/\/agreement$/);
    const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem("passerelle.token"))}`;
    const me = await (await request.get("/api/user/me", { headers: { authorization } })).json();

    // Without that no one can add her.
    await confirmAddress(request, me, authorization);

    const { id } = await pricedDraft(request, "Semaine en Corse");
    const admin = await rest(request, "admin");
    const ofDemo = async (account: "broker" | "client") =>
      (await (await rest(request, account)).me()).profiles[0]?.id ?? 0;
    await admin.addParty(id, "brokers", me.profiles[0].id);
    await admin.removeParty(id, "brokers", await ofDemo("broker"));
    await admin.addParty(id, "clients", await ofDemo("client"));

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
    const client = await phone.newPage();
    await logIn(client, "client", `/agreement/${id}`);
    await comments(client).getByRole("button", { name: "Écrire un commentaire" }).click();
    await comments(client).getByLabel("Clause").first().click();
    await client.getByRole("option", { name: "Prix de base de la croisière" }).click();
    await comments(client).getByRole("textbox", { name: "Commentaire", exact: true }).fill("Trop cher pour juin.");
    await comments(client).getByRole("button", { name: "Ajouter le commentaire" }).click();
    await page.goto(`/agreement/${id}`);
    const thread = comments(page).getByRole("listitem").filter({ hasText: "Trop cher pour juin." });
    await thread.getByRole("button", { name: "Répondre" }).click();
    await thread.getByLabel(/^Répondre à/).fill("D’accord, c’est modifié.");
    await thread.getByRole("button", { name: "Répondre" }).click();
    await expect(thread).toContainText("Répondu");

    // The client approves, is shown another price, and the one that he approved comes back: no one is said not to have agreed.
    await admin.patch(id, { base_price_cruising: 90_000 });
    await expect(client.getByText("modifications non vues")).toBeVisible();
    await approve(client);
    await admin.patch(id, { base_price_cruising: 95_000 });
    await client.getByRole("button", { name: /depuis l’approbation$/ }).click();
    const sheet = client.getByRole("dialog", { name: /^Modifications depuis l’approbation/ });
    await expect(sheet).toContainText("Rendue obsolète par Ada Admin");
    await sheet.getByRole("button", { name: "Fermer les modifications" }).click();
    await admin.patch(id, { base_price_cruising: 90_000 });
    await expect(client.getByText("Obsolète")).toHaveCount(0);
    await approve(page);
    await expect(page.getByRole("button", { name: "Déverrouiller" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Générer", exact: true }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Il manque encore des valeurs requises pour générer le contrat.");
    await question.getByRole("button", { name: "Générer", exact: true }).click();
    await page.getByRole("link", { name: "Lire le contrat" }).click();
    await expect(text(page)).toContainText("Le texte français fait foi.");
    await expect(text(page).locator(".contract-watermark")).toHaveCount(0);
    await expectFits(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger le PDF" }).click();
    const file = info.outputPath("contrat.pdf");
    await (await download).saveAs(file);

    await page.goto(`/agreement/${id}`);
    await page.getByRole("button", { name: "Nouvel avenant" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Nouvel avenant" }).click();
    await expect(page.getByText("Brouillon d’avenant").first()).toBeVisible();
    await admin.patch(id, { base_price_cruising: 120_000 });
    await page.goto(`/agreement/${id}/contract`);
    await expect(text(page)).toContainText("Termes inchangés");
    await page.getByLabel("Comparer avec").selectOption("Contrat");
    const compared = page.getByRole("region", { name: "Texte de la comparaison" });
    await expect(compared.getByRole("deletion").filter({ hasText: "90 000.00" }).first()).toBeVisible();
    await expectFits(page);
    await page.goto(`/agreement/${id}/history`);
    await expect(page.getByText("Texte : D’accord, c’est modifié. ; Réponse à : Trop cher pour juin.")).toBeVisible();
    await page.goto("/verify");
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText("Ce contrat est authentique")).toBeVisible();
    const party = page.getByRole("listitem").filter({ hasText: "Amélie Garcin" });
    await expect(party).toHaveText(/^Courtier Amélie GarcinApprouvé$/);
    await expectFits(page);
    await phone.close();
  },
);
