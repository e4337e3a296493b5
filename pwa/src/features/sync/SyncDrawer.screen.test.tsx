import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { areasField, openChanges, putConflict, syncSigns } from "../../testing/conflicts.ts";
import { DRAFT, partId, putDraft } from "../../testing/drafts.ts";
import { field, overflowOf } from "../../testing/find.ts";
import { type Desk, openScreen } from "../../testing/screen.tsx";

const name = "Agreement 00005 · A new draft";
const signs = () => syncSigns.elements().map(({ textContent }) => textContent);
const price = field("Cruise", page.getByRole("main"));

async function inDispute(desk: Desk): Promise<void> {
  await putDraft(desk, { fields: { cruise_areas: "Theirs" } });
  await putConflict(desk);
  const exchange = { collection: "agreements" as const, titles: "00005 · A new draft", count: 1, reason: null };
  await desk.device.runtime.device.exchanges.add({ key: 1, at: 0, kind: "conflict", ...exchange });
}

it("neither «needs you» nor «offline» hides the other, and an agreement has one name everywhere", async () => {
  await openScreen(`/agreement/${DRAFT}`, { prepare: inDispute });
  await expect.poll(signs).toEqual([expect.stringMatching(/1 change needs you/)]);
  useSyncFacts.setState({ reachable: false });
  await areasField.fill("Once more");
  await userEvent.tab();
  await expect
    .poll(signs)
    .toEqual([expect.stringMatching(/1 change needs you/), expect.stringMatching(/Offline: 1 change waits/)]);
  const drawer = await openChanges();
  await expect.element(drawer.getByText(/^Last sync: \d{4}\//)).toBeVisible();
  // In the inbox and in the list of what waits.
  await expect.element(drawer.getByRole("link", { name, exact: true })).toHaveLength(2);
  await expect.element(drawer.getByText(`Effect on ${name}`)).toBeVisible();
  await drawer.getByText("Details", { exact: true }).last().click();
  await expect.element(drawer.getByText(`Sent, but also changed elsewhere: ${name}`)).toBeVisible();
});

it("a conflict with the user's own other device says so, and names no one else", async () => {
  const own = { code: "edit.own-conflict", mine: "Typed on the bridge", theirs: "Typed on the tablet" };
  const { device } = await openScreen(`/agreement/${DRAFT}`, {
    prepare: async (desk) => {
      await putDraft(desk, { fields: { cruise_areas: own.theirs } });
      await putConflict(desk, own);
    },
  });
  const drawer = await openChanges();
  await expect.element(drawer.getByText("You also changed this on your other device.")).toBeVisible();
  await expect.element(drawer.getByText("Someone else")).not.toBeInTheDocument();
  await expect.element(drawer.getByRole("columnheader", { name: /^Arrived (later|first)$/ })).toHaveLength(2);
  const row = drawer.getByRole("row", { name: "Cruising areas Typed on the bridge Typed on the tablet" });
  await expect.element(row).toBeVisible();
  await drawer.getByRole("button", { name: "Take the later one" }).click();
  await expect.poll(async () => (await device.body("agreements", DRAFT))?.cruise_areas).toBe(own.mine);
  expect(await device.body("inbox", "conflict-1")).toBeUndefined();
});

it("a text that cannot be read is told in the bar, on every screen, until it is mended or discarded", async () => {
  const { device, go, path } = await openScreen(`/agreement/${DRAFT}/price`, { prepare: (desk) => putDraft(desk) });
  await price.fill("twelve thousand");
  await userEvent.tab();
  await expect.poll(signs).toEqual([expect.stringMatching(/1 unsaved entry/)]);
  await go(`/agreement/${DRAFT}`);
  await expect.element(areasField).toBeVisible();
  await expect.poll(signs).toEqual([expect.stringMatching(/1 unsaved entry/)]);
  const drawer = await openChanges();
  await expect.element(drawer.getByText("“twelve thousand”")).toBeVisible();
  const exported = drawer.getByRole("button", { name: "Export all unsent changes" });
  await expect.element(exported).not.toBeInTheDocument();
  await drawer.getByText("Details", { exact: true }).last().click();
  await expect.element(exported).toBeVisible();
  await drawer.getByRole("button", { name: "Go to the field" }).click();
  await expect.poll(path).toMatch(/\/price#/);
  await expect.element(price).toHaveValue("twelve thousand");
  await price.fill("12000");
  await userEvent.tab();
  await expect.poll(async () => (await device.body("agreements", DRAFT))?.base_price_cruising).toBe(12_000);
  await expect.poll(signs).toEqual([expect.stringMatching(/^Saving/)]);
  await price.fill("thirteen");
  await userEvent.tab();
  await openChanges();
  await drawer.getByRole("button", { name: "Discard the entry" }).click();
  await expect.element(drawer.getByRole("button", { name: "Discard the entry" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(price).toHaveValue("12,000.00");
  await expect.poll(signs).toEqual([expect.stringMatching(/^Saving/)]);
});

it("a clause in dispute is decided in one language, and the other keeps its text", async () => {
  const clause = { pos: "a0", text_en: "No pets are allowed.", text_fr: "Animaux interdits." };
  const { device } = await openScreen(`/agreement/${DRAFT}/services`, {
    prepare: async (desk) => {
      await putDraft(desk, { fields: { clauses: { [partId(9)]: clause } } });
      const path = `clauses.${partId(9)}.text_en`;
      await putConflict(desk, { path, base: "Pets are allowed.", mine: "Dogs are allowed.", theirs: clause.text_en });
    },
  });
  const drawer = await openChanges();
  await expect.element(drawer.getByText("Dogs are allowed.").first()).toBeVisible();
  await drawer.getByRole("button", { name: "Take mine" }).click();
  await expect.element(drawer.getByRole("button", { name: "Take mine" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  const block = page.getByRole("group", { name: "Clause 1" });
  await expect.element(block.getByLabelText("English text")).toHaveValue("Dogs are allowed.");
  await expect.element(block.getByLabelText("French text")).toHaveValue("Animaux interdits.");
  expect((await device.body("agreements", DRAFT))?.clauses?.[partId(9)]).toMatchObject({
    text_en: "Dogs are allowed.",
    text_fr: "Animaux interdits.",
  });
});

for (const { language, sign, more, other } of [
  { language: "English", sign: "Needs you1", more: "More", other: "Passer en français" },
  { language: "French", sign: "À décider1", more: "Plus", other: "Switch to English" },
]) {
  it(`on a phone the sign of a decision breaks no number, and «${more}» opens at the foot, in ${language}`, async () => {
    await page.viewport(390, 844);
    await openScreen(`/agreement/${DRAFT}/price`, { prepare: inDispute });
    if (language === "French") {
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Passer en français" }).click();
      await userEvent.keyboard("{Escape}");
    }
    const indicator = page.getBySelector("header button[data-state=attention]");
    await expect.poll(() => indicator.element().textContent).toContain(sign);
    for (const width of [390, 360]) {
      await page.viewport(width, 844);
      expect([width, overflowOf(document.documentElement)]).toEqual([width, 0]);
      const words = [...document.querySelectorAll("header [data-sign=attention] > span")].filter(
        (each) => each.getClientRects().length > 0,
      );
      expect(words.map(overflowOf)).not.toContain(expect.toSatisfy((by: number) => by > 0));
    }
    await page.getByRole("button", { name: more, exact: true }).click();
    const switched = page.getByRole("dialog").getByRole("button", { name: other });
    await expect.element(switched).toBeInViewport();
    // As tall as its rows, and at the foot of the screen.
    await expect.poll(() => switched.element().getBoundingClientRect().y).toBeGreaterThan(422);
  });
}
