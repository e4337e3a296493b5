import { expect, type Page } from "@playwright/test";
import { expectSaved } from "./support/browser.ts";
import { test } from "./support/test.ts";
import { areas, brokerAt, brokersDraft, openSync } from "./support/trust.ts";

const mark = (page: Page) =>
  page.getByRole("main").getByText("Needs you. Yours: “Typed here”. On the server: “Saved there”.");

/** Holds back the second without a key after which a field saves itself, as if somebody typed on. @returns how to let it pass */
async function typingOn(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const real = window.setTimeout;
    const held: (() => void)[] = [];
    const holding = (work: () => void, ms?: number) => (ms === 1_000 ? held.push(work) : real(work, ms));
    Reflect.set(window, "setTimeout", holding);
    Reflect.set(window, "stopTyping", () => {
      Reflect.set(window, "setTimeout", real);
      for (const work of held.slice(-1)) work();
    });
  });
  return () => page.evaluate("window.stopTyping()");
}

for (const { how, finish } of [
  { how: "a moment passes", finish: (_: Page, pause: () => Promise<void>) => pause() },
  { how: "the field is left", finish: (page: Page) => areas(page).blur() },
]) {
  test(`a value that arrives while its field is typed in stands, and both are shown once ${how}`, async ({
    page,
    request,
  }) => {
    const { id, admin } = await brokersDraft(request, "Typed over");
    await brokerAt(page, id);
    const pause = await typingOn(page);
    await areas(page).fill("Typed here");
    await admin.patch(id, { cruise_areas: "Saved there" });
    await expect(page.getByText("Changed elsewhere to “Saved there”")).toBeVisible();
    await expect(areas(page)).toHaveValue("Typed here");
    await finish(page, pause);
    await expect(mark(page)).toBeVisible();
    await expect(areas(page)).toHaveValue("Saved there");
    expect((await admin.cruise(id)).cruise_areas).toBe("Saved there");
    await page.reload();
    await expect(mark(page)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Decide" }).click();
    const drawer = page.getByRole("dialog", { name: "Your changes" });
    await expect(drawer.getByRole("row", { name: "Cruising areas Typed here Saved there" })).toBeVisible();
    await drawer.getByRole("button", { name: "Take mine" }).click();
    await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Typed here");
    await page.keyboard.press("Escape");
    await expectSaved(page);
    await expect(mark(page)).toHaveCount(0);
  });
}

test("one person who goes back to a field conflicts with nobody", async ({ page, request }) => {
  const { id, admin } = await brokersDraft(request, "Typed again");
  await brokerAt(page, id);
  for (const text of ["Corsica", "Corsica and Elba", "Elba"]) {
    await areas(page).fill(text);
    await areas(page).blur();
  }
  await expectSaved(page);
  await expect(areas(page)).toHaveValue("Elba");
  await expect.poll(async () => (await admin.cruise(id)).cruise_areas).toBe("Elba");
});

test("two people who type into different fields are asked nothing", async ({ page, request }) => {
  const { id, admin } = await brokersDraft(request, "Typed beside");
  await brokerAt(page, id);
  await areas(page).focus();
  await page.keyboard.type("Corsica");
  await admin.patch(id, { name: "Typed beside, renamed" });
  await areas(page).blur();
  await expect.poll(() => admin.cruise(id)).toMatchObject({ cruise_areas: "Corsica", name: "Typed beside, renamed" });
  await expectSaved(page);
  const drawer = await openSync(page);
  await expect(drawer.getByText("Take mine")).toHaveCount(0);
});
