import { expect, type Page } from "@playwright/test";
import { addOwnProfile, approve, askToGenerate, card, draftOfTwo, open } from "../support/approving.ts";
import { expectSaved, field } from "../support/browser.ts";
import { rest } from "../support/server.ts";
import { test } from "../support/test.ts";

const comments = (page: Page) => page.getByRole("region", { name: "Comments and proposals" });

async function comment(page: Page, text: string, term?: string): Promise<void> {
  await comments(page).getByRole("button", { name: "Write a comment" }).click();
  if (term) {
    await comments(page).getByLabel("Term").first().click();
    await page.getByRole("option", { name: term }).click();
  }
  await comments(page).getByRole("textbox", { name: "Comment", exact: true }).fill(text);
  await comments(page).getByRole("button", { name: "Add comment" }).click();
  await expect(comments(page).getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expectSaved(page);
}

/** Tries to generate, and is told that a comment is open. */
async function expectOpenComment(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByText("Comments to answer or pass over: 1.")).toBeVisible();
}

test("an owner’s wish that never reached the form keeps the contract back until it is answered", async ({
  page,
  browser,
  request,
}) => {
  const id = await draftOfTwo(request, `Wished ${Date.now()}`);
  await addOwnProfile(request, id, "carrier", "carriers");
  const owner = await (await browser.newContext()).newPage();
  await open(owner, "carrier", id);
  await comment(owner, "No shoes on the teak deck.");
  await open(page, "broker", id);
  const thread = comments(page).getByRole("listitem").filter({ hasText: "No shoes on the teak deck." });
  await expect(thread).toContainText("Open");
  await expectOpenComment(page);
  await expect(page.getByRole("button", { name: "New addendum" })).toHaveCount(0);
  await thread.getByRole("button", { name: "Answer" }).click();
  await thread.getByLabel(/^Answer to/).fill("It is a clause now.");
  await thread.getByRole("button", { name: "Answer" }).click();
  await expect(thread).toContainText("Answered");
  await expectSaved(page);
  await expect(await askToGenerate(page)).not.toContainText("Comments to answer");
  await owner.context().close();
});

test("dates that change after the client agreed are named, and need his approval or a decision that names him", async ({
  page,
  browser,
  request,
}) => {
  const id = await draftOfTwo(request, `Moved ${Date.now()}`);
  const dates = (last: string) => ({ delivery_date: "2027-07-03T10:00:00Z", redelivery_date: last });
  const broker = await rest(request, "broker");
  await broker.patch(id, dates("2027-07-10T10:00:00Z"));
  const client = await (await browser.newContext()).newPage();
  await open(client, "client", id);
  await approve(client);
  await open(page, "broker", id);
  await expect(card(page, "Client")).toContainText("Approved");

  await broker.patch(id, dates("2027-07-12T10:00:00Z"));
  for (const each of [page, client]) await expect(card(each, "Client")).toContainText("Outdated");
  await card(client, "Client").getByRole("button", { name: "1 change since approval" }).click();
  const sheet = client.getByRole("dialog", { name: /Changes since the approval on/ });
  await expect(sheet.getByRole("row", { name: /Redelivery Jul 10, 2027 .* Jul 12, 2027/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Close the changes" }).click();

  const question = await askToGenerate(page);
  await expect(question).toContainText("Not everybody has agreed to this");
  await expect(question).toContainText(/Łukasz Žižka approved other terms\. Changed since: .*Redelivery/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect((await broker.cruise(id)).generated_versions_len).toBe(0);

  await approve(client);
  await expect(card(page, "Client")).toContainText("Approved");
  const asked = await askToGenerate(page);
  await expect(asked).toContainText("There are still missing values");
  await asked.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByRole("button", { name: "New addendum" })).toBeVisible();
  await client.context().close();
});

test("what was agreed by word only is no term until it is a clause, which those who approved then see", async ({
  page,
  browser,
  request,
}) => {
  const id = await draftOfTwo(request, `By phone ${Date.now()}`);
  const client = await (await browser.newContext()).newPage();
  await open(client, "client", id);
  await approve(client);
  await comment(client, "Agreed by phone: a chef is included.");
  await open(page, "broker", id);
  await expectOpenComment(page);
  await page.goto(`/agreement/${id}/services`);
  await page.getByRole("button", { name: "Add a clause" }).click();
  const clause = page.getByRole("group", { name: "Clause 1" });
  await field(clause, "English text").fill("A chef is included in the price.");
  await field(clause, "French text").fill("Un chef est compris dans le prix.");
  await field(clause, "French text").blur();
  await expectSaved(page);
  await expect(card(client, "Client")).toContainText("Outdated");
  const sheet = client.getByRole("dialog", { name: /Changes since the approval on/ });
  // The sheet stays as it was opened, and the clause arrives text by text.
  await expect(async () => {
    await card(client, "Client")
      .getByRole("button", { name: /since approval$/ })
      .click();
    await expect(sheet).toBeVisible();
    const named = await sheet.getByRole("row").filter({ hasText: "A chef is included" }).isVisible();
    await sheet.getByRole("button", { name: "Close the changes" }).click();
    await expect(sheet).toBeHidden();
    expect(named).toBe(true);
  }).toPass();
  await client.context().close();

  await page.goto(`/agreement/${id}`);
  const thread = comments(page).getByRole("listitem").filter({ hasText: "Agreed by phone" });
  await thread.getByRole("button", { name: "Answer" }).click();
  await thread.getByLabel(/^Answer to/).fill("It is special clause 1.");
  await thread.getByRole("button", { name: "Answer" }).click();
  await expect(thread).toContainText("Answered");
  await expectSaved(page);
  await expect(await askToGenerate(page)).toContainText("approved other terms");
});
