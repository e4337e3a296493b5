import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { expectSaved, logIn } from "./browser.ts";
import type { Account } from "./people.ts";
import { pricedDraft } from "./priced.ts";
import { rest } from "./server.ts";

/** A priced draft with a broker and a client, whose approvals it needs, and a captain. */
export async function draftOfTwo(request: APIRequestContext, name: string): Promise<number> {
  const { id } = await pricedDraft(request, name);
  const admin = await rest(request, "admin");
  const { profiles } = await (await rest(request, "client")).me();
  await admin.addParty(id, "clients", profiles[0]?.id ?? 0);
  return id;
}

export async function open(page: Page, account: Account, id: number): Promise<void> {
  await logIn(page, account, `/agreement/${id}`);
  await expectSaved(page);
}

/** The card of a role, whoever looks. */
export function card(page: Page, role: string): Locator {
  return page.getByRole("region", { name: "Parties to the Agreement" }).getByRole("listitem").filter({ hasText: role });
}

/** Presses a button of one's own card and agrees to what it asks. */
export async function answer(page: Page, button: string, question: string): Promise<void> {
  await page
    .getByRole("region", { name: "Parties to the Agreement" })
    .getByRole("button", { name: button, exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Agrees to the terms on one's own card. */
export async function approve(page: Page): Promise<void> {
  await answer(page, "Approve", "Do you fully approve this agreement?");
}

/** Presses «Generate». @returns the question that comes */
async function askToGenerate(page: Page): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name: "Generate", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Generates, whoever has not seen the terms, and leaves blank what is missing. */
export async function generateAnyway(page: Page): Promise<void> {
  const question = await askToGenerate(page);
  const unseen = question.getByRole("button", { name: "Generate all the same" });
  if (await unseen.isVisible()) await unseen.click();
  const blanks = page.getByRole("dialog").filter({
    hasText: "There are still missing values that are required to generate the contract.",
  });
  await blanks.getByRole("button", { name: "Generate", exact: true }).click();
}
