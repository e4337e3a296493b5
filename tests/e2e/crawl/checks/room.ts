import type { Page } from "@playwright/test";

/** Desktop, tablet lying and standing, telephone; a desktop at 200 % zoom has half its pixels. */
const SIZES = {
  "1280 px": { width: 1280, height: 800 },
  "1024 px": { width: 1024, height: 768 },
  "768 px": { width: 768, height: 1024 },
  "390 px": { width: 390, height: 844 },
  "1280 px at 200 %": { width: 640, height: 400 },
};

/** Names what reaches beyond the edge of a page, and buttons whose words are cut off, at any of the sizes; leaves the page at the first one. */
export async function spillsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(SIZES).reverse()) {
    await page.setViewportSize(size);
    found.push(...(await page.evaluate(spills)).map((what) => `overflow at ${name}: ${what}`));
    found.push(...(await page.evaluate(cutLabels)).map((words) => `cut off at ${name}: ${words}`));
  }
  return found;
}

/** Runs in the page: the words of buttons that have more of them than they show. */
function cutLabels(): string[] {
  return [...document.querySelectorAll(".mantine-Button-label")]
    .filter((label) => label.checkVisibility() && label.scrollWidth > label.clientWidth + 1)
    .map((label) => label.textContent ?? "");
}

/** Runs in the page, once it is laid out at its size. */
async function spills(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const root = document.documentElement;
  const edge = root.clientWidth;
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > edge + 1;
  if (root.scrollWidth <= edge) return [];
  const beyond = [...document.body.querySelectorAll("*")].filter(isBeyond);
  const inner = beyond.filter((element) => ![...element.children].some(isBeyond));
  return [`by ${root.scrollWidth - edge} px: ${(inner[0] ?? document.body).outerHTML.slice(0, 200)}`];
}
