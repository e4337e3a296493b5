import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience } from "#testing/browser/patience.ts";
import { AJACCIO, ANTIBES, DRAFT, putDraft } from "#testing/drafts.ts";
import { isInView } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";

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
  await expect.element(text.getByText("Standard terms").first(), { timeout: patience(30_000) }).toBeVisible();
  return screen;
}

const language = (name: string) =>
  page.getByRole("radiogroup", { name: "Language of the contract" }).getByText(name, { exact: true }).click();
const outline = page.getByRole("navigation", { name: "In the contract" });

it(
  "the draft is searched without regard to accents, and Enter leads to the place",
  async () => {
    await openContract();
    await language("Français");
    await expect.element(page.getByRole("button", { name: "Next place" })).not.toBeInTheDocument();
    await search.fill("navigabilite");
    await expect.element(found(/^0 of [1-9]/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(found(/^1 of [1-9]/)).toBeVisible();
    await expect.poll(() => isInView(text.getByText("Navire et navigabilité").element())).toBe(true);
  },
  patience(60_000),
);

it("a blank leads to its field, and the way back to the blank", async () => {
  const { path, back } = await openContract();
  const blank = blanks.first();
  await blank.click();
  await expect.poll(path).not.toMatch(/\/contract/);
  await back();
  // The draft's text is made again.
  await expect.element(blank, { timeout: patience(30_000) }).toBeVisible();
  await expect.poll(() => shadow().activeElement).toBe(blank.element());
  await expect.poll(() => isInView(blank.element())).toBe(true);
});

it("the text stays as it is through a change of theme and language, and a changed one is searched again", async () => {
  const { device } = await openContract();
  await language("Both");
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

it("is read in the reader's language beside the note that French prevails, or in both, which the device remembers", async () => {
  const { go } = await openContract();
  const english = text.getByText("Yacht and seaworthiness");
  const french = text.getByText("Navire et navigabilité");
  const note = page.getByText("Translation. The French text prevails.");
  await expect.element(english).toBeVisible();
  await expect.element(french).not.toBeVisible();
  await outline.getByRole("button", { name: "Tax regime" }).click();
  await expect.poll(() => isInView(note.element())).toBe(true);
  await search.fill("navigabilite");
  await expect.element(found(/^0 of 0$/)).toBeVisible();
  await language("Both");
  await expect.element(french).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(found(/^0 of [1-9]/)).toBeVisible();
  await go(`/agreement/${DRAFT}`);
  await go(`/agreement/${DRAFT}/contract`);
  await expect.element(french).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(french).not.toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Both" })).not.toBeInTheDocument();
});

it("the outline leads to a heading and marks where someone reads, and so does an address", async () => {
  const { go } = await openContract();
  await outline.getByRole("button", { name: "Standard terms" }).click();
  const article = outline.getByRole("button", { name: "Yacht and seaworthiness" });
  await article.click();
  const heading = text.getByRole("heading", { name: "Yacht and seaworthiness" });
  await expect.poll(() => isInView(heading.element())).toBe(true);
  await expect.poll(() => shadow().activeElement).toBe(heading.element());
  await expect.element(article).toHaveAttribute("aria-current", "location");
  await go(`/agreement/${DRAFT}/contract#tax-regime`);
  await expect.poll(() => shadow().activeElement?.id).toBe("tax-regime");
});

it("on a phone the articles are folded: search, outline and a tap unfold them, and paper has them all", async () => {
  await page.viewport(390, 844);
  await openContract();
  await expect.element(page.getByRole("region", { name: "In short" })).toHaveTextContent(/Total/);
  const toggle = (name: RegExp) => text.getByRole("button", { name });
  const purpose = toggle(/Purpose and nature/);
  await expect.element(purpose).toHaveAttribute("aria-expanded", "false");
  await expect.element(text.getByText(/^4\.1/).last()).not.toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThan(20 * 844);
  await purpose.click();
  await expect.element(text.getByText(/^2\.1/).last()).toBeVisible();
  await search.fill("seaworthy");
  await userEvent.keyboard("{Enter}");
  await expect.element(toggle(/Yacht and seaworthiness/)).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Contents" }).click();
  await outline.getByRole("button", { name: "Tax regime" }).click();
  await expect.element(toggle(/Exhibit: tax regime/)).toHaveAttribute("aria-expanded", "true");
  await expect.element(outline).not.toBeInTheDocument();
  // At sea on its side, the text is as it was read.
  await page.viewport(1280, 800);
  await expect.element(text.getByText(/^4\.1/).last()).toBeVisible();
  await expect.element(purpose).not.toBeInTheDocument();
});
