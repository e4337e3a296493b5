import { expect } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectReadyOffline, expectSaved, field } from "./support/browser.ts";
import { enter } from "./support/route.ts";
import { installed as test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openDraft, openSync, write } from "./support/trust.ts";

test("changes are listed field by field, a part in one row, in the tab that sends and in any other", async ({
  page,
  context,
  request,
}) => {
  const { id } = await brokersDraft(request, "Listed");
  await brokerAt(page, id);
  const service = page.getByRole("main");
  await openSection(page, "Services");
  await page.getByRole("button", { name: "Add a service" }).click();
  await enter(field(service, "Name"), "Jet ski");
  await expectSaved(page);
  await expectReadyOffline(page);
  const second = await context.newPage();
  await openDraft(second, id);
  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Confirm" }).getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Add a service" }).click();
  await enter(field(service, "Name"), "Tender");
  await enter(field(service, "Price"), "500");
  await openSection(page, "Overview");
  await write(page, "Liguria");
  await expect(areas(second)).toHaveValue("Liguria");
  for (const tab of [page, second]) {
    const drawer = await openSync(tab);
    await expect(drawer.getByText(/^Agreement \d{5} · Listed$/)).toBeVisible();
    await expect(drawer.getByText(/^since /)).toBeVisible();
    await expect(drawer.getByText("Cruising areas: empty → Liguria")).toBeVisible();
    await expect(drawer.getByText("Service Tender added (€500.00)")).toBeVisible();
    await expect(drawer.getByText("Service Jet ski removed")).toBeVisible();
    await drawer.getByText("Details", { exact: true }).first().click();
    await expect(drawer.getByRole("row", { name: "Cruising areas Liguria empty" })).toBeVisible();
    await expect(drawer.getByRole("row", { name: /^New: Service Tender Price: €500\.00$/ })).toBeVisible();
    await expect(drawer.getByRole("row", { name: "Removed: Service Jet ski" })).toBeVisible();
    await expect(drawer.getByRole("cell", { name: /^(kept|removed)/ })).toHaveCount(0);
  }
});
