import { expect, type Page } from "@playwright/test";
import { logIn } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

test("a passenger finds no price in the history", async ({ page, browser, request }) => {
  const { id } = await pricedDraft(request, `Read aboard ${Date.now()}`);
  const { profiles } = await (await rest(request, "passenger")).me();
  await (await rest(request, "admin")).addParty(id, "passengers", profiles[0]?.id ?? 0);
  await (await rest(request, "broker")).patch(id, { cruise_areas: "Corsica", base_price_cruising: 90_000 });
  const historyOf = (each: Page) => each.getByRole("region", { name: "History", exact: true });

  const broker = await (await browser.newContext()).newPage();
  await logIn(broker, "broker", `/agreement/${id}/history`);
  await expect(
    historyOf(broker)
      .getByRole("row", { name: /price.*90,000/i })
      .first(),
  ).toBeVisible();
  await broker.context().close();

  await logIn(page, "passenger");
  await page.goto(`/agreement/${id}/history`);
  const history = historyOf(page);
  await expect(history.getByRole("row", { name: /Corsica/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Price by cause" })).toHaveCount(0);
  await expect(history.getByText("price", { exact: false })).toHaveCount(0);
  await expect(history.getByText("90,000", { exact: false })).toHaveCount(0);
});

test("a client who joined for an addendum is offered no version from before, and reads none", async ({
  page,
  browser,
  request,
}) => {
  const { id } = await pricedDraft(request, `Joined late ${Date.now()}`);
  const broker = await rest(request, "broker");
  await broker.generate(id);
  await broker.openAddendum(id);
  const { profiles } = await (await rest(request, "client")).me();
  await (await rest(request, "admin")).addParty(id, "clients", profiles[0]?.id ?? 0);
  await broker.patch(id, { name: "A week longer" });
  const offered = async (each: Page) => {
    await each.getByRole("combobox", { name: "Compare" }).click();
    await expect(each.getByRole("option", { name: "Since the agreement was created" })).toBeVisible();
    return each.getByRole("option", { name: /0.*1/ });
  };
  await logIn(page, "broker", `/agreement/${id}/history`);
  await expect(await offered(page)).toHaveCount(1);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, "client", `/agreement/${id}/history`);
  await expect(other.getByRole("region", { name: "History", exact: true }).getByRole("listitem").first()).toBeVisible();
  await expect(await offered(other)).toHaveCount(0);
  // The contract is named to him, and its text is not his to read.
  await other.goto(`/agreement/${id}/contract`);
  const version = other.getByLabel("Version");
  await expect(version).toHaveValue("1");
  await expect(version.getByRole("option", { name: "Contract" })).toBeDisabled();
  await expect(other.getByLabel("Compare with").getByRole("option", { name: "Contract" })).toBeDisabled();
  await other.goto(`/agreement/${id}/contract/0`);
  await expect(other.getByText("You are not authorised to view this version of the contract.")).toBeVisible();
  await other.context().close();
});
