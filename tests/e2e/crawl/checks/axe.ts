import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** The axe of Playwright's builder. The builder itself hands it to the page at each run, and opens another page for its answer. */
const AXE = createRequire(import.meta.resolve("@axe-core/playwright"))("axe-core").source as string;

/** The rules that look at colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Names what hinders somebody in a page. @param what everything, or what a change of theme alone can bring about */
export async function barriersOf(page: Page, what: "everything" | "colours"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ["violations"], ...(what === "colours" && { runOnly: COLOURS }) };
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (asked) => Reflect.get(globalThis, "axe").run(document, asked),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `axe: ${id} ${html.slice(0, 300)}`));
}
