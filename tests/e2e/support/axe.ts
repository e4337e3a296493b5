import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing of the page hinders anybody, in either theme; it is left in the one that it has. */
export async function expectAccessible(page: Page): Promise<void> {
  const themed = (theme: string | null) =>
    page.evaluate((value) => {
      const { documentElement } = document;
      const former = documentElement.getAttribute("data-mantine-color-scheme");
      if (value !== null) documentElement.setAttribute("data-mantine-color-scheme", value);
      return former;
    }, theme);
  const own = await themed(null);
  for (const theme of ["light", "dark"]) {
    await themed(theme);
    expect((await new AxeBuilder({ page }).analyze()).violations, theme).toEqual([]);
  }
  await themed(own);
}
