import { createHash, randomBytes, verify, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Result } from "shared-schema/base/result";
import { accountToken } from "sync-server/ports/signer/accountToken";
import { cscSigner } from "sync-server/ports/signer/cscSigner";
import { newAuthorization } from "sync-server/ports/signer/pkce";
import { productClient } from "sync-server/signing";
import { patience } from "../support/patience.ts";
import { expectAccessible } from "./support/axe.ts";
import { freePort, type OwnServer, startServer } from "./support/ownServer.ts";
import { test } from "./support/test.ts";

const MASTER = randomBytes(32);
const PIN = "271828";
const TEXT = "signed attributes";
const hash = createHash("sha256").update(TEXT).digest();
const ACCOUNT = {
  subject: "17",
  name: "Anna Łukasz-O’Brien",
  given_name: "Anna",
  family_name: "Łukasz-O’Brien",
  email: "anna@example.test",
  email_confirmed_at: "2026-05-04T08:00:00.000Z",
  invited_by: null,
  second_factor: false,
};

let server: OwnServer;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), "passerelle-signing-"));

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const TRUST_KEY = MASTER.toString("base64");
  server = await startServer("sync-server/dist/main.js", port, { DATA_DIR: dataDir, SIGNING: "embedded", TRUST_KEY });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
test.use({
  baseURL: ({ baseURL: _ }, use) => use(origin),
  viewport: { width: 320, height: 640 },
  serviceWorkers: "allow",
});

function valueIn<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
  return result.value;
}

/** Nothing is wider than the screen: there is no scrolling to the side. */
async function expectNarrow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("a key is created and a document signed by keyboard, on a narrow screen by day and by night", async ({ page }) => {
  const client = productClient(MASTER);
  const settings = { url: `${origin}/csc/v2`, clientId: client.id, clientSecret: client.secret };
  const signer = cscSigner({ ...settings, hosts: [], allowsPrivate: true, fetch, resolve: async () => [] });
  const { state, verifier, challenge } = newAuthorization(randomBytes);
  const redirectUri = `${origin}/api/sign/return`;
  const ticket = accountToken(client, ACCOUNT, { id: randomBytes(16).toString("hex"), now: new Date() });
  const where = { redirectUri, state, challenge, language: "en", accountToken: ticket };

  // The app and its service worker are there first, as in life.
  await page.goto("/faq");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: patience(30_000),
  });
  await page.goto(valueIn(await signer.authorizeUrl({ scope: "service", ...where })));
  await expect(page.getByRole("heading", { name: "Create your signing key" })).toBeVisible();
  await expect(page).not.toHaveURL(/account_token/);
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByLabel("New PIN (6 to 12 digits)").focus();
  await page.keyboard.type(PIN);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PIN);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Create key and continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/api\/sign\/return\?code=/);
  const back = new URL(page.url()).searchParams;
  expect(back.get("state")).toBe(state);

  const { token } = valueIn(await signer.exchange({ code: back.get("code") ?? "", verifier, redirectUri }));
  const [credential] = valueIn(await signer.listCredentials(token));
  if (!credential) throw new Error("There is no credential.");
  const document = {
    title: "Cruise agreement 00042",
    version: "2",
    pages: 25,
    sha256: hash.toString("hex"),
    asked_by: "Carla",
  };
  const asked = { credentialId: credential.id, hashes: [hash], description: document.title, document };
  const begun = valueIn(await signer.authorize(token, asked));
  if (begun.kind !== "waiting") throw new Error("It does not wait.");

  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/trust/device?lang=fr");
  await expect(page.getByRole("heading", { name: "Signer ce document ?" })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByLabel("Votre code PIN").fill("314159");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Ce code PIN est erroné. Il reste 4 essais.");
  await expectAccessible(page);
  await page.getByLabel("Votre code PIN").fill(PIN);
  await page.getByRole("button", { name: "Signer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Vous avez signé" })).toBeVisible();
  await expectAccessible(page);

  const authorised = valueIn(await signer.check(token, begun.handle));
  const sad = authorised.kind === "authorised" ? authorised.sad : "";
  const [signature] = valueIn(await signer.signHash(token, { credential, sad, hashes: [hash] }));
  const { publicKey } = new X509Certificate(credential.certificates[0] ?? "");
  expect(verify("sha256", Buffer.from(TEXT), publicKey, signature ?? Buffer.alloc(0))).toBe(true);
  await page.goto("/pki?lang=en");
  await expect(page.getByRole("heading", { name: "Certificates of this service" })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});
