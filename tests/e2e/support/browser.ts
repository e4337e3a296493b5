import { expect, type Locator, type Page } from "@playwright/test";
import { type Account, emailOf, PASSWORD } from "./people.ts";

/** Failures of the network that a journey brings about itself: Chromium writes them to the console by itself. */
const OWN_FAULTS = /net::ERR_INTERNET_DISCONNECTED|Network Error: Cannot connect to backend/;

/** Collects what a page complains of; a journey ends with `expect(complaints).toEqual([])`. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!OWN_FAULTS.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** A field by its label, to which its unit and the mark of a required field may be added. */
export function field(scope: Page | Locator, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabel(new RegExp(`^${escaped}( \\([^)]{1,6}\\))?( \\*)?$`)).and(scope.locator("input, textarea"));
}

/** Logs in by the form and waits for the list of agreements. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/authentication/login");
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
}

/** Fills the log-in form that is on screen and sends it. */
export async function fillLogin(page: Page, account: Account): Promise<void> {
  await field(page, "Email").fill(emailOf(account));
  await field(page, "Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Everything that was entered is on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved").first()).toBeVisible({ timeout: 30_000 });
}

/** The service worker controls the page and has everything that is needed offline. */
export async function expectReadyOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
