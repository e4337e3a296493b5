import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectReadyOffline, expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

test("a contract is settled: its calls follow what is entered, also at sea, and cancelling takes them away", async ({
  page,
  context,
  request,
}) => {
  const complaints = watchConsole(page);
  const { id } = await pricedDraft(request, `Settled ${Date.now()}`);
  await (await rest(request, "admin")).generate(id);
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  await openSection(page, "Price");
  const settlement = page.getByRole("region", { name: "Settlement", exact: true });
  const dialog = page.getByRole("dialog");
  await settlement.getByRole("button", { name: "Start settling" }).click();
  await dialog.getByRole("button", { name: "Start settling" }).click();
  await expect(settlement.getByText("You have started settling.")).toBeVisible();

  // Nothing was asked before: the settlement asks for the whole, and for what was really spent.
  await expect(page.getByRole("group", { name: "Settlement", exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "APA settlement" })).toBeHidden();
  await field(settlement, "Actual client expenses").fill("1234.5");
  const apa = page.getByRole("group", { name: "APA settlement" });
  await expect(field(apa, "Amount")).toHaveValue("1,234.50");
  await expect(field(apa, "Amount")).toBeDisabled();
  await expectSaved(page);
  await expect(settlement.getByText(/Not paid in full: Settlement, APA settlement/)).toBeVisible();
  await expect(settlement.getByRole("button", { name: "Close settlement" })).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await expectReadyOffline(page);
  await context.setOffline(true);
  await field(settlement, "Actual client expenses").fill("2000");
  await expect(field(apa, "Amount")).toHaveValue("2,000.00");
  await expect(settlement.getByText("This requires a connection because it affects all parties.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await settlement.getByRole("button", { name: "Settlement statement" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^settlement-\d{4}\.pdf$/);
  await context.setOffline(false);
  await expectSaved(page);

  await settlement.getByRole("button", { name: "Cancel settlement process" }).click();
  await expect(dialog.getByText(/will be permanently discarded/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel settlement process" }).click();
  await expect(settlement.getByRole("button", { name: "Start settling" })).toBeVisible();
  await expect(apa).toBeHidden();
  expect(complaints).toEqual([]);
});
