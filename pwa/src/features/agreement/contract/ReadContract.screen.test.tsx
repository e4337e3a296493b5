import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT, putDraft } from "../../../testing/drafts.ts";
import { isInView } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

const text = page.getByRole("region", { name: "Text of the contract" });
const search = page.getByRole("searchbox", { name: "Find in the contract" });
const found = (count: RegExp) => page.getByRole("status").filter({ hasText: count });
/** The text lies in a tree of its own. */
function shadow(): ShadowRoot {
  const root = document.querySelector("section[aria-label*=contra]")?.shadowRoot;
  if (!root) throw new Error("There is no text on screen");
  return root;
}

const blanks = text.getByRole("link", { name: /^Fill in/ });

async function openContract() {
  const screen = await openScreen(`/agreement/${DRAFT}/contract`, {
    prepare: (desk) => putDraft(desk, { route: [ANTIBES, AJACCIO] }),
  });
  // The first time the modules of the worker come one by one.
  await expect.element(text.getByText("Standard terms").first(), { timeout: 30_000 }).toBeVisible();
  return screen;
}

it("the draft is searched without regard to accents, and Enter leads to the place", async () => {
  await openContract();
  await search.fill("navigabilite");
  await expect.element(found(/^0 of [1-9]/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(found(/^1 of [1-9]/)).toBeVisible();
  await expect.poll(() => isInView(text.getByText("Navire et navigabilité").element())).toBe(true);
}, 60_000);

it("a blank leads to its field, and the way back to the blank", async () => {
  const { path, back } = await openContract();
  const blank = blanks.first();
  await blank.click();
  await expect.poll(path).not.toMatch(/\/contract/);
  await back();
  // The draft's text is made again.
  await expect.element(blank, { timeout: 30_000 }).toBeVisible();
  await expect.poll(() => shadow().activeElement).toBe(blank.element());
  await expect.poll(() => isInView(blank.element())).toBe(true);
});

it("the text stays as it is through a change of theme and language, and a changed one is searched again", async () => {
  const { device } = await openContract();
  await search.fill("navigabilite");
  await expect.element(found(/^0 of [1-9]/)).toBeVisible();
  const marks = () => shadow().querySelectorAll(".contract-found").length;
  const marked = marks();
  expect(marked).toBeGreaterThan(0);
  await device.change("agreements", DRAFT, (body) => ({ ...body, cruise_areas: "Corsica by night" }));
  await expect.element(text.getByText("Corsica by night").first()).toBeVisible();
  await expect.poll(marks).toBe(marked);
  await expect.element(found(/^0 of [1-9]/)).toBeVisible();

  const written = shadow().querySelector(".contract");
  const blank = blanks.first().element();
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Switch to the night theme" }).click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await userEvent.keyboard("{Escape}");
  const inFrench = page.getByRole("region", { name: "Texte du contrat" });
  await expect.element(inFrench.getByRole("link", { name: /^Compléter\s:\s/ }).first()).toBeVisible();
  expect(marks()).toBe(marked);
  expect([written?.isConnected, blank.isConnected]).toEqual([true, true]);
});
