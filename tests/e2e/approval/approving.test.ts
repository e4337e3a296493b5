import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { answer, card, draftOfTwo, open } from "../support/approving.ts";
import { expectReadyOffline, watchConsole } from "../support/browser.ts";
import { rest } from "../support/server.ts";
import { installed, test } from "../support/test.ts";

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
  expect((await new AxeBuilder({ page: other }).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);

  await answer(page, "Remove", "Do you want to revoke your approval?");
  await expect(card(page, "Client")).toContainText("Pending");
  await expect(other.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await other.context().close();
});

test("a client’s card counts what he has not seen, until he opens it; the broker sees the count too", async ({
  page,
  browser,
  request,
}) => {
  const id = await draftOfTwo(request, `Unseen ${Date.now()}`);
  const other = await (await browser.newContext()).newPage();
  await open(other, "broker", id);
  await expect(card(other, "Client")).toContainText("Has not opened the agreement yet");
  await open(page, "client", id);
  await expect(card(other, "Client")).not.toContainText("Has not opened the agreement yet");

  await (await rest(request, "broker")).patch(id, { cruise_areas: "Corsica", base_price_cruising: 90_000 });
  const count = /^\d+ changes not seen yet$/;
  await expect(card(other, "Client").getByRole("button", { name: count })).toBeVisible();
  await card(page, "Client").getByRole("button", { name: count }).click();
  const sheet = page.getByRole("dialog", { name: /Changes since/ });
  await expect(sheet.getByRole("row", { name: /Base price of the cruise €100,000.00 €90,000.00/ })).toBeVisible();
  for (const each of [page, other]) await expect(card(each, "Client").getByText(count)).toHaveCount(0);
  // A card that is being read stays on screen.
  await expect(sheet.getByRole("row", { name: /Cruising areas/ })).toBeVisible();
  await other.context().close();
});

installed(
  "offline the cards are read, and nobody approves: the button says why",
  async ({ page, context, request }) => {
    const complaints = watchConsole(page);
    const id = await draftOfTwo(request, `Offline ${Date.now()}`);
    await open(page, "client", id);
    await answer(page, "Approve", "Do you fully approve this agreement?");
    await expect(card(page, "Client")).toContainText("Approved");
    await (await rest(request, "broker")).patch(id, { cruise_areas: "Corsica" });
    await expect(card(page, "Client")).toContainText("Outdated");
    await expectReadyOffline(page);
    await context.setOffline(true);
    await page.goto(`/agreement/${id}`);
    await expect(card(page, "Client")).toContainText("Outdated");
    await expect(card(page, "Broker")).toContainText("Pending");
    await card(page, "Client").getByRole("button", { name: "1 change since approval" }).click();
    const sheet = page.getByRole("dialog", { name: /Changes since the approval on/ });
    await expect(sheet).toContainText("Connect to the internet to see what changed the total.");
    await sheet.getByRole("button", { name: "Close the changes" }).click();
    const again = card(page, "Client").getByRole("button", { name: "Approve", exact: true });
    await expect(again).toBeDisabled();
    await expect(again).toHaveAccessibleDescription("This requires a connection because it affects all parties.");
    await context.setOffline(false);
    await expect(again).toBeEnabled();
    expect(complaints).toEqual([]);
  },
);
