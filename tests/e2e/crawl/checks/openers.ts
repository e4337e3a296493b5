import type { Page } from "@playwright/test";
import { patience } from "../../../support/patience.ts";
import { withoutData } from "./words.ts";

/** Controls that open something and change nothing. */
const OPENERS = "[aria-haspopup]:not(a, :disabled), [aria-expanded='false']:not(a, input, :disabled)";
/** What lies over a page. */
const OVER =
  ".mantine-Modal-content, .mantine-Drawer-content, [role=dialog], [role=menu], [role=listbox], dialog[open]";

/**
 * Opens whatever a page can open, one after the other, and closes it again; what unfolds within the page stays open.
 * @param opened the openers that were tried on other pages, by name: they are left out, and the new ones added
 * @returns the names of those that opened nothing, or whose Escape closed nothing
 */
export async function openEverything(page: Page, opened: Set<string>): Promise<string[]> {
  const failed: string[] = [];
  for (;;) {
    const names = await page.evaluate(nameAll, OPENERS);
    const index = names.findIndex((name) => !opened.has(kindOf(name)));
    const name = names[index];
    if (name === undefined) return failed;
    opened.add(kindOf(name));
    if (!(await page.evaluate(open, { openers: OPENERS, over: OVER, index, ms: patience(5_000) })))
      failed.push(`opens nothing: ${name}`);
    if (!(await closeOver(page))) failed.push(`does not close: ${name}`);
  }
}

/** How long something may take to close once it was told to, ms. */
const CLOSED_MS = 700;

/** Closes what lies over a page. @returns whether it closed */
export async function closeOver(page: Page): Promise<boolean> {
  if (await page.evaluate(isClear, { over: OVER, ms: 0 })) return true;
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.keyboard.press("Escape");
    if (await page.evaluate(isClear, { over: OVER, ms: patience(CLOSED_MS) })) return true;
  }
  return false;
}

/** Runs in the page: whether nothing lies over it, or closes within so many ms. */
async function isClear({ over, ms }: { over: string; ms: number }): Promise<boolean> {
  const shown = () => [...document.querySelectorAll(over)].some((element) => element.checkVisibility());
  const until = performance.now() + ms;
  while (performance.now() < until && shown()) await new Promise(requestAnimationFrame);
  return !shown();
}

/** The same control upon another number or another name is opened once. */
function kindOf(name: string): string {
  return withoutData(name).replaceAll(/\d+/g, "#");
}

/** Runs in the page: names the openers on screen. */
function nameAll(openers: string): string[] {
  const nameOf = (element: HTMLElement) => {
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : [];
    return element.ariaLabel ?? (labels.join(" ") || element.innerText || element.id);
  };
  const shown = [...document.querySelectorAll<HTMLElement>(openers)].filter((element) => element.checkVisibility());
  return shown.map((element) => `${element.tagName.toLowerCase()} ${nameOf(element)}`);
}

interface Opening {
  openers: string;
  over: string;
  /** Which of the openers on screen. */
  index: number;
  /** How long it may take: its code may have to be loaded first. */
  ms: number;
}

/** Runs in the page: opens one of the openers on screen. @returns whether something opened */
async function open({ openers, over, index, ms }: Opening): Promise<boolean> {
  const shown = (elements: string) =>
    [...document.querySelectorAll<HTMLElement>(elements)].filter((element) => element.checkVisibility());
  const opener = shown(openers)[index];
  const before = shown(over).length;
  opener?.focus();
  opener?.click();
  // A field with suggestions opens when there are some.
  const isField = opener instanceof HTMLInputElement;
  const isOpen = () => opener?.ariaExpanded === "true" || shown(over).length > before;
  const until = performance.now() + (isField ? 200 : ms);
  while (performance.now() < until && !isOpen()) await new Promise(requestAnimationFrame);
  return isField || isOpen();
}
