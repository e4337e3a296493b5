import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import Database from "better-sqlite3";
import { generateSync } from "otplib";
import { expectAccessibleInBoth } from "./support/axe.ts";
import { expectSaved, field, logIn, pressLogOut, watchConsole } from "./support/browser.ts";
import { freePort, type OwnServer, startServer } from "./support/ownServer.ts";
import { PASSWORD } from "./support/people.ts";
import { test } from "./support/test.ts";

const ADMIN = { email: "operator@example.org", password: "another boat 47 at sea" };

/** A browser complains of each answer that says no, and here the server says it as it should. */
const REFUSED = /status of (401|403|422)/;

const confirmLogIn = (page: Page) => page.getByRole("heading", { name: "Confirm the log-in" });
const agreements = (page: Page) => page.getByRole("heading", { name: "Agreements", level: 1 });

async function fillLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/authentication/login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
}

test.describe("in production", () => {
  let server: OwnServer;
  let origin: string;
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-factor-"));
  test.beforeAll(async () => {
    const port = await freePort();
    // A browser has passkeys on «localhost», and none on a number.
    origin = `http://localhost:${port}`;
    server = await startServer("sync-server/dist/main.js", port, {
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      SIGNING: "off",
      BILLING: "off",
      PUBLIC_URL: origin,
      PASSERELLE_ADMIN_EMAIL: ADMIN.email,
      PASSERELLE_ADMIN_PASSWORD: ADMIN.password,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  test.use({ baseURL: ({ baseURL: _ }, use) => use(origin) });

  test("an administrator sets up a second factor first, and logs in with it", async ({ page }) => {
    const complaints = watchConsole(page);
    await fillLogin(page, ADMIN);
    await expect(page).toHaveURL(/\/profile\/account$/);
    await expect(page.getByText("Administrators need a second factor.").first()).toBeVisible();
    await expect(page.getByRole("banner").getByText("Sync needs you").first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    const secret = ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "").replaceAll(" ", "");
    /** The code of now, or so many steps of 30 s later: each is taken once. */
    const code = (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * steps });
    await field(page, "Code").fill(code());
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    await expectAccessibleInBoth(page);
    const recovery = (await codes.first().textContent()) ?? "";
    await page.getByRole("button", { name: "I have kept them" }).click();
    await page.getByRole("link", { name: "Go to your agreements" }).click();
    await expect(agreements(page)).toBeVisible();
    await expectSaved(page);
    await logOut(page);

    await fillLogin(page, ADMIN);
    await expect(confirmLogIn(page)).toBeVisible();
    await expectAccessibleInBoth(page);
    await field(page, "Code").fill("000000");
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page.getByText("The code is incorrect or has been used already.")).toBeVisible();
    await field(page, "Code").fill(code(1));
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(agreements(page)).toBeVisible();
    await expectSaved(page);
    await logOut(page);

    await fillLogin(page, ADMIN);
    await field(page, "Code").fill(recovery);
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(agreements(page)).toBeVisible();
    await expectSaved(page);
    await page.goto("/account");
    await expect(page.getByText("9 codes left")).toBeVisible();
    expect(complaints.filter((each) => !REFUSED.test(each))).toEqual([]);
  });

  test("a passkey is added, logs in alone, and proves that it is the owner", async ({ page, request }) => {
    const zoe = { first_name: "Zoë", last_name: "Nowak", email: "zoe.passkey@example.org", password: PASSWORD };
    const signedUp = await request.post("/api/user/", { data: zoe });
    expect(signedUp.status()).toBe(201);
    const complaints = watchConsole(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send("WebAuthn.enable");
    await browser.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await fillLogin(page, zoe);
    await expect(agreements(page)).toBeVisible();
    await expectSaved(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
    await logOut(page);

    await page.goto("/authentication/login");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(agreements(page)).toBeVisible();
    await expectSaved(page);
    await logOut(page);

    await fillLogin(page, zoe);
    await expect(confirmLogIn(page)).toBeVisible();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(agreements(page)).toBeVisible();
    expect(complaints.filter((each) => !REFUSED.test(each))).toEqual([]);
  });
});

test.describe("ten minutes after the log-in", () => {
  let server: OwnServer;
  let origin: string;
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-proof-"));
  test.beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await startServer("sync-server/dist/main.js", port, { DATA_DIR: dataDir });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  test.use({ baseURL: ({ baseURL: _ }, use) => use(origin) });

  test("new bank details wait until it is confirmed that it is the owner, and are applied then", async ({ page }) => {
    const complaints = watchConsole(page);
    await logIn(page, "carrier", "/profile");
    await expectSaved(page);
    // The proof of the log-in has ended.
    const database = new Database(join(dataDir, "passerelle.db"));
    database.prepare("update sessions set proved_at = '2020-01-01T00:00:00.000Z'").run();
    database.close();
    const bic = field(page.getByRole("main"), "SWIFT/BIC");
    const former = await bic.inputValue();
    await bic.fill("BNPAFRPP");
    await bic.blur();
    const waiting = page.getByText("Your new bank details are kept and not in force yet.");
    await expect(waiting).toBeVisible();
    await expect(bic).toHaveValue(former);
    await expectAccessibleInBoth(page);
    await page.getByRole("main").getByRole("button", { name: "Confirm that it is you" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
    await field(dialog, "Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(bic).toHaveValue("BNPAFRPP");
    await expect(waiting).toHaveCount(0);
    await expectSaved(page);
    expect(complaints).toEqual([]);
  });
});
