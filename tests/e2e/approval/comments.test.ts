import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectSaved, logIn, watchConsole } from "../support/browser.ts";
import { pricedDraft } from "../support/priced.ts";
import { rest } from "../support/server.ts";
import { test } from "../support/test.ts";

const block = (page: Page) => page.getByRole("region", { name: "Comments and proposals" });

test("a client proposes another price, generation waits for an answer, and the broker passes it over by name", async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const { id } = await pricedDraft(request, `Commented ${Date.now()}`);
  const { profiles } = await (await rest(request, "client")).me();
  await (await rest(request, "admin")).addParty(id, "clients", profiles[0]?.id ?? 0);
  await logIn(page, "client", `/agreement/${id}`);
  await block(page).getByRole("button", { name: "Write a comment" }).click();
  await block(page).getByLabel("Term").first().click();
  await page.getByRole("option", { name: "Base price of the cruise" }).click();
  await block(page).getByLabel("Comment", { exact: false }).and(page.locator("textarea")).fill("Too much for June.");
  await block(page).getByLabel("Proposed instead (optional)").fill("€90,000");
  await block(page).getByRole("button", { name: "Add comment" }).click();
  await expect(block(page).getByText("Proposes: €90,000")).toBeVisible();
  await expectSaved(page);

  const other = await (await browser.newContext()).newPage();
  await logIn(other, "broker", `/agreement/${id}`);
  const thread = block(other).getByRole("listitem").filter({ hasText: "Base price of the cruise" });
  await expect(thread).toContainText("Too much for June.");
  await expect(thread).toContainText("Open");
  await expectSaved(other);
  await other.getByRole("main").getByRole("button", { name: "Generate", exact: true }).click();
  await expect(other.getByText("Comments to answer or pass over: 1.")).toBeVisible();
  expect((await new AxeBuilder({ page: other }).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);

  await thread.getByRole("button", { name: "Pass over" }).click();
  const question = other.getByRole("dialog", { name: "Confirm" });
  await expect(question).toContainText("Łukasz Žižka");
  await question.getByRole("button", { name: "Pass over" }).click();
  await expect(thread.getByText(/^Passed over by Zoë Brontë/)).toBeVisible();
  const own = block(page).getByRole("listitem").filter({ hasText: "Base price of the cruise" });
  await expect(own.getByText(/^Passed over by Zoë Brontë/)).toBeVisible();

  // The client insists: it is open again, until it is answered.
  await own.getByRole("button", { name: "Answer" }).click();
  await own.getByLabel(/^Answer to/).fill("I insist.");
  await own.getByRole("button", { name: "Answer" }).click();
  await expect(thread).toContainText("Open");
  await thread.getByRole("button", { name: "Answer" }).click();
  await thread.getByLabel(/^Answer to/).fill("Agreed: it is changed.");
  await thread.getByRole("button", { name: "Answer" }).click();
  await expect(own).toContainText("Answered");
  expect(complaints).toEqual([]);
  await other.context().close();
});

test("a comment that is being written outlasts a reload; the focus follows the form, and cancelling asks first", async ({
  page,
  request,
}) => {
  const { id } = await pricedDraft(request, `Begun ${Date.now()}`);
  await logIn(page, "broker", `/agreement/${id}`);
  const write = block(page).getByRole("button", { name: "Write a comment" });
  const text = block(page).getByRole("textbox", { name: "Comment", exact: true });
  await write.click();
  await expect(text).toBeFocused();
  await block(page).getByLabel("Term").first().click();
  await page.getByRole("option", { name: "Base price of the cruise" }).click();
  await text.fill("Not so");
  await block(page).getByLabel("Proposed instead (optional)").fill("€80,000");
  await page.reload();
  await expect(text).toHaveValue("Not so");
  await expect(block(page).getByLabel("Term").first()).toHaveValue("Base price of the cruise");
  await expect(block(page).getByLabel("Proposed instead (optional)")).toHaveValue("€80,000");

  const cancel = block(page).getByRole("button", { name: "Cancel" });
  await cancel.click();
  const question = page.getByRole("dialog", { name: "Confirm" });
  await expect(question).toContainText("Discard what you have written?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await text.fill("Not so fast.");
  // Twice in a row: the second click of a mouse may come when the form has closed, and takes the focus elsewhere.
  const add = block(page).getByRole("button", { name: "Add comment" });
  await add.evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click());
  });
  await expect(block(page).getByText("Not so fast.")).toHaveCount(1);
  await expect(write).toBeFocused();

  await block(page).getByRole("button", { name: "Answer" }).click();
  const answer = block(page).getByLabel(/^Answer to/);
  await expect(answer).toBeFocused();
  await answer.fill("On second");
  await page.reload();
  await expect(answer).toHaveValue("On second");
  await cancel.click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(block(page).getByRole("button", { name: "Answer" })).toBeFocused();
  await page.reload();
  await expect(write).toBeVisible();
  await expect(answer).toHaveCount(0);
});
