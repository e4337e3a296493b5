import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectSaved, logIn, watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";
import { openSync } from "./support/trust.ts";

test("clauses are numbered by their place in form and contract, and renumbered when one is deleted", async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const { id } = await pricedDraft(request, `Clauses ${Date.now()}`);
  await logIn(page, "broker", `/agreement/${id}/services`);
  const block = page.getByRole("region", { name: "Special clauses" });
  for (const [number, fr, en] of [
    [1, "Les animaux sont admis à bord.", "Pets are allowed on board."],
    [2, "Livraison à Nice.", "Delivery at Nice."],
  ] as const) {
    await block.getByRole("button", { name: "Add a clause" }).click();
    const clause = block.getByRole("group", { name: `Clause ${number}` });
    await clause.getByLabel("French text").fill(fr);
    await clause.getByLabel("English text").fill(en);
    await clause.getByLabel("English text").blur();
  }
  await openSection(page, "Contract");
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text.getByText("II.1 Pets are allowed on board.")).toBeVisible();
  await expect(text.getByText("II.2 Livraison à Nice.")).toBeVisible();
  await page.goBack();
  await block.getByRole("button", { name: "Delete clause 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(block.getByRole("group", { name: "Clause 1" }).getByLabel("English text")).toHaveValue(
    "Delivery at Nice.",
  );
  await page.goForward();
  await expect(text.getByText("II.1 Delivery at Nice.")).toBeVisible();
  await expect(text.getByText("Pets are allowed")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("two people write one clause: what stands in the contract is decided, and the other language keeps its text", async ({
  page,
  context,
  request,
}) => {
  const { id } = await pricedDraft(request, `Disputed clause ${Date.now()}`);
  await logIn(page, "broker", `/agreement/${id}/services`);
  const block = page.getByRole("region", { name: "Special clauses" });
  await block.getByRole("button", { name: "Add a clause" }).click();
  const english = block.getByRole("group", { name: "Clause 1" }).getByLabel("English text");
  await english.fill("Pets are allowed.");
  await english.blur();
  await expectSaved(page);
  await context.setOffline(true);
  await english.fill("Dogs are allowed.");
  await english.blur();
  const admin = await rest(request, "admin");
  await admin.writeClause(id, { text_en: "No pets are allowed.", text_fr: "Animaux interdits." });
  await context.setOffline(false);
  await expect(english).toHaveValue("No pets are allowed.");
  const drawer = await openSync(page);
  await expect(drawer.getByText("Dogs are allowed.").first()).toBeVisible();
  await drawer.getByRole("button", { name: "Take mine" }).click();
  await page.keyboard.press("Escape");
  await expectSaved(page);
  await openSection(page, "Contract");
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text.getByText("II.1 Dogs are allowed.")).toBeVisible();
  await expect(text.getByText("II.1 Animaux interdits.")).toBeVisible();
});

test("administrators read what an attorney should settle; nobody else is led there", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin", "/admin/counsel");
  await expect(page.getByText("The standard terms, edition 2026-1, are our own wording.")).toBeVisible();
  const exhibit = page.getByRole("heading", { name: "Tax exhibit", level: 2 });
  await expect(exhibit.first()).toBeVisible();
  await expect(page.getByText("Classification as a contract of passage")).toBeVisible();
  expect(complaints).toEqual([]);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, "broker", "/admin/counsel");
  await expect(other).not.toHaveURL(/admin/);
  await expect(other.getByText("our own wording")).toHaveCount(0);
  await other.context().close();
});
