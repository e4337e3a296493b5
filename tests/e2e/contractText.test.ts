import { expect } from "@playwright/test";
import { createAgreement } from "./support/agreement.ts";
import { logIn, switchBy, watchConsole } from "./support/browser.ts";
import { CRUISES } from "./support/cruises.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test("the draft is searched, and a blank leads to its field and back", async ({ page }) => {
  const complaints = watchConsole(page);
  await logIn(page, "admin");
  const id = await createAgreement(page, CRUISES.riviera, "Riviera, still blank");
  await page.goto(`/agreement/${id}/contract`);
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text.getByText("Standard terms").first()).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Find in the contract" });
  await search.fill("navigabilite");
  await expect(page.getByRole("status").filter({ hasText: /^0 of [1-9]/ })).toBeVisible();
  await search.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^1 of [1-9]/ })).toBeVisible();
  await expect(text.getByText("Navire et navigabilité")).toBeInViewport();

  const blank = text.getByRole("link", { name: /^Fill in/ }).first();
  await blank.click();
  await expect(page).not.toHaveURL(/\/contract/);
  await page.goBack();
  await expect(blank).toBeFocused();
  await expect(blank).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("the text stays as it is through a change of theme and language, and a changed one is searched again", async ({
  page,
  request,
}) => {
  const { id } = await pricedDraft(request, `Searched ${Date.now()}`);
  await logIn(page, "broker", `/agreement/${id}/contract`);
  const text = page.getByRole("region", { name: "Text of the contract" });
  await page.getByRole("searchbox", { name: "Find in the contract" }).fill("navigabilite");
  const count = page.getByRole("status").filter({ hasText: /^0 of [1-9]/ });
  await expect(count).toBeVisible();
  const marks = text.locator(".contract-found");
  const marked = await marks.count();
  expect(marked).toBeGreaterThan(0);
  await (await rest(request, "broker")).patch(id, { cruise_areas: "Corsica by night" });
  await expect(text).toContainText("Corsica by night");
  await expect(marks).toHaveCount(marked);
  await expect(count).toBeVisible();

  const written = await text.locator(".contract").elementHandle();
  const blank = await text
    .getByRole("link", { name: /^Fill in: / })
    .first()
    .elementHandle();
  await switchBy(page, /^Switch to the (day|night) theme$/);
  await switchBy(page, "Passer en français");
  const inFrench = page.getByRole("region", { name: "Texte du contrat" });
  await expect(inFrench.locator("a.contract-blank").first()).toHaveAccessibleName(/^Compléter\s:\s/);
  await expect(inFrench.locator(".contract-found")).toHaveCount(marked);
  expect(await written?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await blank?.evaluate((node) => node.isConnected)).toBe(true);
});

test("the help page leads to the texts of contracts, in both languages", async ({ page, request }) => {
  await logIn(page, "broker");
  await page.goto("/help");
  const links = page.getByRole("link", { name: /\(PDF\)$/ });
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("application/pdf");
  }
});
