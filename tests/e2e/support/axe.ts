import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/**
 * The axe of Playwright's builder. The builder itself hands it to the page at each run and opens another page for its answer, which
 * takes seconds.
 */
const AXE = createRequire(import.meta.resolve("@axe-core/playwright"))("axe-core").source as string;

/** The rules that look at colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Names what hinders someone in a page. @param what everything, or what a change of theme alone can bring about */
export async function barriersOf(page: Page, what: "everything" | "colours"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // No rule looks into style sheets, and no one reads the selectors.
    ...{ preload: false, selectors: false },
    ...(what === "colours" && { runOnly: COLOURS }),
  };
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (asked) => Reflect.get(globalThis, "axe").run(document, asked),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `axe: ${id} ${html.slice(0, 300)}`));
}

/** Nothing of the page hinders anybody, in the theme that it has. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOf(page, "everything")).toEqual([]);
}

/** Nothing of the page hinders anybody, in either theme; it is left in the one that it has. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  const switched = (theme: string | null) =>
    page.evaluate((wanted) => {
      const { documentElement } = document;
      const former = documentElement.getAttribute("data-mantine-color-scheme");
      documentElement.setAttribute("data-mantine-color-scheme", wanted ?? (former === "dark" ? "light" : "dark"));
      return former;
    }, theme);
  const own = await switched(null);
  expect(await barriersOf(page, "colours"), "the other theme").toEqual([]);
  await switched(own);
}
