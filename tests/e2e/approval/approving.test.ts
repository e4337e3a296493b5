import { expect } from "@playwright/test";
import { answer, card, draftOfTwo, open } from "../support/approving.ts";
import { expectAccessible } from "../support/axe.ts";
import { watchConsole } from "../support/browser.ts";
import { rest } from "../support/server.ts";
import { test } from "../support/test.ts";

test("all approve and it is locked; a change outdates, one that is taken back restores, one revoked unlocks", async ({
  page,
  browser,
  request,
}) => {
  const complaints = watchConsole(page);
  const id = await draftOfTwo(request, `Approved ${Date.now()}`);
  await open(page, "client", id);
  const other = await (await browser.newContext()).newPage();
  await open(other, "broker", id);

  await expect(card(page, "Client")).toContainText("Pending");
  await expect(card(other, "Client").getByRole("button", { name: "Approve" })).toHaveCount(0);
  await answer(page, "Approve", "Do you fully approve this agreement?");
  for (const each of [page, other]) await expect(card(each, "Client")).toContainText("Approved");

  // The broker's own edit, with a value that comes and goes.
  const broker = await rest(request, "broker");
  await broker.patch(id, { cruise_areas: "Corsica and Sardinia", base_price_cruising: 90_000 });
  const changes = /^\d+ changes since approval$/;
  for (const each of [page, other]) {
    await expect(card(each, "Client")).toContainText("Outdated");
    await expect(card(each, "Client").getByRole("button", { name: changes })).toBeVisible();
  }
  await card(page, "Client").getByRole("button", { name: changes }).click();
  const sheet = page.getByRole("dialog", { name: /Changes since the approval on/ });
  await expect(sheet.getByRole("row", { name: /Cruising areas n\/a Corsica and Sardinia/ })).toBeVisible();
  await expect(sheet).toContainText(/Outdated by .+ on /);
  const price = sheet.getByRole("region", { name: "Price by cause" });
  await expect(price.getByRole("row", { name: /^Base price of the cruise, changed by .+ -€10,000.00/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Close the changes" }).click();
  await broker.patch(id, { cruise_areas: null, base_price_cruising: 100_000 });
  for (const each of [page, other]) await expect(card(each, "Client")).toContainText("Approved");

  await answer(other, "Approve", "Do you fully approve this agreement?");
  for (const each of [page, other]) {
    await expect(each.getByText("Approved", { exact: true }).first()).toBeVisible();
    await expect(card(each, "Broker")).toContainText("Approved");
  }
  await expect(other.getByRole("button", { name: "Unlock" })).toBeVisible();
  await expectAccessible(other);

  await answer(page, "Remove", "Do you want to revoke your approval?");
  await expect(card(page, "Client")).toContainText("Pending");
  await expect(other.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await other.context().close();
});
