import { expect, type Page, test } from "@playwright/test";
import { field } from "./support/browser.ts";
import { areas, brokerAt, brokersDraft, openDraft, openSync } from "./support/trust.ts";

/** Types into the field and ends the page at once, as a crash does: no event tells it so. */
async function typeAndCrash(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  await areas(page).fill(text);
  // The one who would answer is the one who dies.
  void devtools.send("Page.crash").catch(() => undefined);
  await crashed;
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
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas, { timeout: 30_000 }).toBe("Aeolian Islands");
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
  await expect(next.getByText("1 text that was typed is not saved").first()).toBeAttached();
  expect((await admin.cruise(id)).cruise_areas).toBe("Theirs");
  await openDraft(next, id);
  await expect(areas(next)).toHaveValue("Mine");
  await areas(next).focus();
  await areas(next).blur();
  await next.goto("/agreement");
  const drawer = await openSync(next);
  await expect(drawer.getByText("«Mine»")).toBeVisible();
  await drawer.getByRole("button", { name: "Go to the field" }).click();
  await next.getByRole("button", { name: "Save mine" }).click();
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas, { timeout: 30_000 }).toBe("Mine");
});

test("a text that could not be saved is told once when its field is disabled under it", async ({ page, request }) => {
  const { id, admin, brokerProfile } = await brokersDraft(request, "Disabled under a text");
  await brokerAt(page, id);
  await page.goto(`/agreement/${id}/price`);
  const price = field(page.getByRole("main"), "Cruise");
  await price.fill("a lot");
  await price.blur();
  await expect(page.getByText("1 text that was typed is not saved").first()).toBeAttached();
  await admin.addParty(id, "clients", brokerProfile);
  await admin.removeParty(id, "brokers", brokerProfile);
  await expect(price).toBeDisabled();
  const drawer = await openSync(page);
  await expect(drawer.getByText("«a lot»")).toHaveCount(1);
});
