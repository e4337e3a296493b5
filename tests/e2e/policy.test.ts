import { expect, type Page } from "@playwright/test";
import { fillLogin } from "./support/browser.ts";
import { test } from "./support/test.ts";

const GUEST_PAGES = ["/", "/faq", "/authentication/login", "/authentication/registration", "/sample/agreement/1/price"];

/** Collects what a page and its workers did against the content security policy; the console shows nothing of what code catches. */
async function watchPolicy(page: Page): Promise<string[]> {
  const broken: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Audits.issueAdded", ({ issue: { code, details } }) => {
    if (code !== "ContentSecurityPolicyIssue") return;
    const { violatedDirective, sourceCodeLocation: at } = details.contentSecurityPolicyIssueDetails ?? {};
    broken.push(`${page.url()}: ${violatedDirective} at ${at?.url}`);
  });
  await devtools.send("Audits.enable");
  return broken;
}

test("no page asks for more than the content security policy allows, before and after log-in", async ({ page }) => {
  const broken = await watchPolicy(page);
  for (const path of GUEST_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  await page.goto("/authentication/login?nextUrl=/agreement/1/price");
  await fillLogin(page, "broker");
  // The figures come from a worker.
  await expect(page.getByRole("row", { name: /^Total agreement price/ })).toContainText("€");
  expect(broken).toEqual([]);
});
