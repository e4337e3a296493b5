import { expect, type Page } from "@playwright/test";
import { openSection } from "./support/agreement.ts";
import { expectSaved, field } from "./support/browser.ts";
import { crash } from "./support/crashed.ts";
import { holdWrites } from "./support/heldWrites.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openDraft, openSync, write } from "./support/trust.ts";

/** Types into the field and ends the page at once. */
async function typeAndCrash(page: Page, text: string): Promise<void> {
  await areas(page).fill(text);
  await crash(page);
}

test("a text under the cursor survives the page's sudden end, and the next page saves it", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Crashed");
  await brokerAt(page, id);
  await typeAndCrash(page, "Aeolian Islands");
  const next = await context.newPage();
  await openDraft(next, id);
  await expect(areas(next)).toHaveValue("Aeolian Islands");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Aeolian Islands");
});

test("a text that comes back over a value changed meanwhile overwrites nothing by itself", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Crashed and changed");
  await brokerAt(page, id);
  await typeAndCrash(page, "Mine");
  await admin.patch(id, { cruise_areas: "Theirs", name: "Changed meanwhile" });
  const next = await context.newPage();
  await next.goto("/agreement");
  await expect(next.getByText("Changed meanwhile").first()).toBeVisible();
  await openDraft(next, id);
  await expect(areas(next)).toHaveValue("Mine");
  await expect(next.getByText("Theirs")).toBeVisible();
  await next.goto("/agreement");
  await expect(next.getByText("1 unsaved entry").first()).toBeAttached();
  expect((await admin.cruise(id)).cruise_areas).toBe("Theirs");
  await openDraft(next, id);
  await expect(areas(next)).toHaveValue("Mine");
  await areas(next).focus();
  await areas(next).blur();
  await next.goto("/agreement");
  const drawer = await openSync(next);
  await expect(drawer.getByText("“Mine”")).toBeVisible();
  await drawer.getByRole("button", { name: "Go to the field" }).click();
  await next.getByRole("button", { name: "Save mine" }).click();
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Mine");
});

test("a draft for a service that somebody has removed is saved into no other service", async ({
  page,
  context,
  request,
}) => {
  const { id, admin } = await brokersDraft(request, "Crashed in a list");
  await admin.addService(id);
  await admin.addService(id);
  await brokerAt(page, id);
  await openSection(page, "Services");
  await holdWrites(page, "agreements");
  await field(page.getByRole("group", { name: "Service 1" }), "Name").fill("Jet ski");
  await crash(page);
  const [first] = await admin.services(id);
  await admin.removeService(id, first?.id ?? "");
  await admin.patch(id, { name: "One service less" });
  const next = await context.newPage();
  await next.goto("/agreement");
  await expect(next.getByText("One service less").first()).toBeVisible();
  await next.goto(`/agreement/${id}/services`);
  const drawer = await openSync(next);
  await expect(drawer.getByText("“Jet ski”")).toBeVisible();
  await next.keyboard.press("Escape");
  await expect(next.getByRole("group", { name: /^Service / })).toHaveCount(1);
  const name = field(next.getByRole("main"), "Name");
  await expect(name).toHaveValue("");
  await name.fill("Tender");
  await name.blur();
  await expect.poll(() => admin.services(id)).toMatchObject([{ name: "Tender" }]);
});

test("a text that could not be saved is told once when its field becomes a fact to read", async ({ page, request }) => {
  const { id, admin, brokerProfile } = await brokersDraft(request, "Read-only under a text");
  await brokerAt(page, id);
  await page.goto(`/agreement/${id}/price`);
  const litres = field(page.getByRole("main"), "Journey");
  await litres.fill("a lot");
  await litres.blur();
  await expect(page.getByText("1 unsaved entry").first()).toBeAttached();
  await admin.addParty(id, "clients", brokerProfile);
  await admin.removeParty(id, "brokers", brokerProfile);
  await expect(litres).toHaveCount(0);
  const drawer = await openSync(page);
  await expect(drawer.getByText("“a lot”")).toHaveCount(1);
});

test("nothing is called saved while IndexedDB is still writing it", async ({ page, request }) => {
  const { id, admin } = await brokersDraft(request, "Still being written");
  await brokerAt(page, id);
  await expectSaved(page);
  const release = await holdWrites(page, "agreements");
  await write(page, "Elba");
  await expect(page.getByText("All changes saved")).toHaveCount(0);
  await expect(page.locator("header button[data-state]")).toHaveAttribute("data-state", "saving");
  expect((await admin.cruise(id)).cruise_areas).toBeNull();
  await release();
  await expectSaved(page);
  expect((await admin.cruise(id)).cruise_areas).toBe("Elba");
});
