import { expect, type Locator, type Page } from "@playwright/test";
import type { LoginAnswer } from "shared-schema/api/account";
import { meOf } from "../../../pwa/src/store/session/me.ts";
import { patience } from "../../support/patience.ts";
import { type Account, emailOf, PASSWORD } from "./people.ts";

/** Complaints that a journey brings about itself: it cuts the network, or keeps the service worker from installing. */
const OWN_FAULTS =
  /net::ERR_INTERNET_DISCONNECTED|Network Error: Cannot connect to backend|Service Worker registration blocked by Playwright/;

/** Collects what a page complains of; a journey ends with `expect(complaints).toEqual([])`. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (OWN_FAULTS.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** A field by its label, to which its unit and the mark of a required field may be added. */
export function field(scope: Page | Locator, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabel(new RegExp(`^${escaped}( \\([^)]{1,6}\\))?( \\*)?$`)).and(scope.locator("input, textarea"));
}

/**
 * Opens a screen as someone who is logged in: a session of its own is stored where the app looks for it, without the form.
 * @param path the screen, the list of agreements unless told otherwise; its main heading is waited for
 */
export async function logIn(page: Page, account: Account, path = "/agreement"): Promise<void> {
  await storeSession(page, account, path);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** Stores a session of its own where the app of a screen's origin looks for it. The page has shown nothing of the app when it resolves. */
export async function storeSession(page: Page, account: Account, path = "/"): Promise<void> {
  const data = { email: emailOf(account), password: PASSWORD };
  const answer = await page.request.post("/api/user/login", { data });
  const { access_token, user } = (await answer.json()) as LoginAnswer;
  // A page of the screen's origin that runs nothing of the app, and names its icon so that Chromium asks for none.
  const blank = new URL("/healthz", new URL(path, answer.url())).href;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(
    ([token, me]) => {
      localStorage.setItem("passerelle.me", me);
      localStorage.setItem("passerelle.token", token);
    },
    [access_token, JSON.stringify(meOf(user))] as const,
  );
}

/** Logs in by the form and waits for the list of agreements. */
export async function logInByForm(page: Page, account: Account): Promise<void> {
  await page.goto("/authentication/login");
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
}

/** Presses «Log out» in the menu that the user's name opens. */
export async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
}

/** Fills the log-in form that is on screen and sends it. */
export async function fillLogin(scope: Page | Locator, account: Account): Promise<void> {
  await field(scope, "Email").fill(emailOf(account));
  await field(scope, "Password").fill(PASSWORD);
  await scope.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Everything that was entered is on the server. Where it is not, the error says what the list of changes shows. */
export async function expectSaved(page: Page): Promise<void> {
  const saved = expect(page.getByText("All changes saved").first()).toBeVisible();
  await saved.catch(async (error: Error) => {
    throw new Error(`Not saved: ${await changesShown(page)}\n${error.message}`, { cause: error });
  });
}

/** The text of the list of changes, opened from the app bar. */
async function changesShown(page: Page): Promise<string> {
  await page
    .getByRole("banner")
    .locator("button[data-state]")
    .click({ timeout: patience(5_000) })
    .catch(() => undefined);
  return page
    .getByRole("dialog")
    .first()
    .innerText({ timeout: patience(5_000) })
    .catch(() => "the list of changes does not open");
}

/** The service worker controls the page and has everything that is needed offline. */
export async function expectReadyOffline(page: Page, timeout = patience(30_000)): Promise<void> {
  const controlled = async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) return false;
    const listed: string[] = await (await fetch("/app-data.json")).json();
    const cache = await caches.open("app-data");
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return listed.every((path) => kept.includes(path));
  };
  // It keeps ten megabytes first, which takes longer than a screen. `waitForFunction` would take the first promise for an answer.
  await expect.poll(() => page.evaluate(controlled), { timeout, intervals: [100, 250] }).toBe(true);
}
