import { expect } from "@playwright/test";
import { expectReadyOffline } from "./support/browser.ts";
import { installed as test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openDraft, openSync, write } from "./support/trust.ts";

test("changes are listed field by field, in the tab that sends and in any other", async ({
  page,
  context,
  request,
}) => {
  const { id } = await brokersDraft(request, "Listed");
  await brokerAt(page, id);
  await expectReadyOffline(page);
  const second = await context.newPage();
  await openDraft(second, id);
  await context.setOffline(true);
  await write(page, "Liguria");
  await expect(areas(second)).toHaveValue("Liguria");
  for (const tab of [page, second]) {
    const drawer = await openSync(tab);
    await expect(drawer.getByText(/^Agreement \d{5} · Listed$/)).toBeVisible();
    await expect(drawer.getByText(/^since /)).toBeVisible();
    await expect(drawer.getByRole("row", { name: "Cruising areas Liguria empty" })).toBeVisible();
  }
});
