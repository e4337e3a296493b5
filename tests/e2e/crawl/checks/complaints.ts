import type { Page } from "@playwright/test";
import { watchConsole } from "../../support/browser.ts";

/** What a page has complained of since it was last asked. */
export interface Complaints {
  take(): string[];
}

/** Collects what a page and its workers say in the console, and what they do against the content security policy. */
export async function watchComplaints(page: Page): Promise<Complaints> {
  const complaints = watchConsole(page);
  const devtools = await page.context().newCDPSession(page);
  // The console shows nothing of a breach that code catches.
  devtools.on("Audits.issueAdded", ({ issue: { code, details } }) => {
    if (code !== "ContentSecurityPolicyIssue") return;
    const { violatedDirective, sourceCodeLocation: at } = details.contentSecurityPolicyIssueDetails ?? {};
    complaints.push(`policy: ${violatedDirective} at ${at?.url}`);
  });
  await devtools.send("Audits.enable");
  return { take: () => complaints.splice(0) };
}
