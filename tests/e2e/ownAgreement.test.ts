import { expect } from "@playwright/test";
import { expectSaved, field, logIn } from "./support/browser.ts";
import { namesIn } from "./support/people.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test("an administrator ticks a broker, who then creates an agreement of his own and names its carrier", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const office = await context.newPage();
  await logIn(office, "admin", "/admin");
  const tick = office.getByRole("checkbox", { name: "broker@demo.passerelle.test may create agreements" });
  await tick.click();
  await expect(tick).toBeChecked();
  await office.reload();
  await expect(tick).toBeChecked();

  await logIn(page, "broker");
  await page.getByRole("button", { name: "Create new agreement" }).click();
  const form = page.getByRole("dialog");
  await field(form, "Name").fill("A broker's own");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/agreement\/\d+$/);
  await expectSaved(page);
  await page.goto(`${page.url()}/brokers`);
  await expect(
    page
      .getByRole("main")
      .getByText(namesIn("brokers")[0] ?? "")
      .first(),
  ).toBeVisible();
  await page.goto(page.url().replace("/brokers", "/yacht"));
  const carrier = field(page.getByRole("main"), "Set the carrier");
  await carrier.click();
  await page.getByRole("option", { name: namesIn("carriers")[0] ?? "" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(namesIn("carriers")[0] ?? "")
      .first(),
  ).toBeVisible();
  await expectSaved(page);

  await tick.click();
  await expect(tick).not.toBeChecked();
  await context.close();
  await page.goto("/agreement");
  await expect(page.getByText("Please contact us to create a new agreement")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Edit A broker's own/ })).toBeVisible();
});

test("an agreement is created like another one, with its yacht and prices and without its dates", async ({
  page,
  request,
}) => {
  const { id } = await pricedDraft(request, `Last summer ${Date.now()}`);
  await logIn(page, "admin", `/agreement/${id}`);
  await page.getByRole("button", { name: "New agreement like this one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`/agreement/${id}$`));
  await expectSaved(page);
  const made = Number(/\/agreement\/(\d+)$/.exec(page.url())?.[1]);
  const admin = await rest(request, "admin");
  const [before, after] = [await admin.cruise(id), await admin.cruise(made)];
  expect(after).toMatchObject({ status: "DRAFT", name: before.name, base_price_cruising: before.base_price_cruising });
  expect(after.yacht?.id).toBe(before.yacht?.id);
  expect(after.delivery_date).toBeNull();
});
