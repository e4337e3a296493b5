import { randomBytes, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { silentLog } from "../ports/log.ts";
import { openSigning } from "../signing.ts";
import { readSigning, signingFaults } from "../signingConfig.ts";
import { useTestServer } from "../testing/useTestServer.ts";
import { temporaryFolder } from "../trust/world.test-support.ts";

const appDir = mkdtempSync(join(tmpdir(), "passerelle-app-"));
writeFileSync(join(appDir, "index.html"), "<title>The app</title>");
afterAll(() => rmSync(appDir, { recursive: true }));
const server = useTestServer({ per: "file", demo: false, appDir });
const PATHS = ["/pki", "/csc/v2/info", "/csc/v2/oauth2/authorize", "/trust/device", "/trust/tsa", "/trust"];

function place(dataDir: string) {
  const migrationsDir = join(import.meta.dirname, "../trust/data/migrations");
  return {
    dataDir,
    migrationsDir,
    publicUrl: "https://passerelle.test",
    trustProxy: false,
    stampUrl: null,
    stampAnchorsFile: null,
    log: silentLog,
  };
}

it("answers nothing below its paths where signing is off, not even with the app's page", async () => {
  expect((await server.app.request("/trustworthy")).status).toBe(200);
  for (const path of PATHS) {
    for (const method of ["GET", "POST"]) expect((await server.app.request(path, { method })).status).toBe(404);
  }
});

it("is part of the product with a policy of its own, and is asked by the port without a network", async () => {
  const signing = await openSigning(readSigning({}), place(temporaryFolder()));
  try {
    const app = createApp({ ...server.deps, trust: signing.trust });
    const page = await app.request("/pki");
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect((await app.request("/trust/unknown")).status).toBe(404);
    expect((await app.request("/healthz")).headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(await signing.stamper?.(randomBytes(32))).toMatchObject({ ok: true, value: { problem: null } });
    expect(await signing.service?.signer.info()).toMatchObject({ value: { name: "Passerelle signing service" } });
  } finally {
    signing.close();
  }
});

it("seals and stamps papers where people sign with another operator, and no one signs here", async () => {
  const csc = { CSC_URL: "https://sign.example.org/csc/v2", CSC_CLIENT_ID: "a", CSC_CLIENT_SECRET: "b" };
  const signing = await openSigning(readSigning({ SIGNING: "csc", ...csc }), place(temporaryFolder()));
  try {
    const app = createApp({ ...server.deps, trust: signing.trust });
    expect((await app.request("/pki")).status).toBe(200);
    for (const path of ["/trust/device", "/trust/authorize", "/csc/v2/oauth2/authorize"]) {
      expect((await app.request(path)).status).toBe(404);
    }
    expect((await app.request("/csc/v2/info", { method: "POST" })).status).toBe(404);
    const platform = signing.service?.platform;
    const [own, ...issuers] = platform?.seal().certificates.map((each) => new X509Certificate(each)) ?? [];
    expect([own?.subject, issuers.length]).toEqual([expect.stringContaining("Platform seal"), 2]);
    const [root] = signing.service?.anchors() ?? [];
    expect(issuers.at(-1)?.raw).toEqual(root && Buffer.from(root));
    expect(await platform?.stamper(randomBytes(32))).toMatchObject({ ok: true });
  } finally {
    signing.close();
  }
});

it("does not start in production without a choice and a key, nor with trials", () => {
  const production = (env: Record<string, string>) => signingFaults(readSigning({ NODE_ENV: "production", ...env }));
  const TRUST_KEY = randomBytes(32).toString("base64");
  expect(production({})).toEqual(["SIGNING is not set. Choose embedded, csc or off."]);
  expect(production({ SIGNING: "off" })).toEqual([]);
  expect(production({ SIGNING: "embedded" })).toEqual([expect.stringMatching(/^SIGNING=embedded needs TRUST_KEY/)]);
  expect(production({ SIGNING: "embedded", TRUST_KEY })).toEqual([]);
  const csc = { CSC_URL: "https://sign.example.org/csc/v2", CSC_CLIENT_ID: "a", CSC_CLIENT_SECRET: "b" };
  expect(production({ SIGNING: "csc", ...csc })).toEqual([expect.stringMatching(/^SIGNING=csc needs TRUST_KEY/)]);
  expect(production({ SIGNING: "off", SIGNING_DELAYS: "signHash=10" })).toHaveLength(1);
  expect(production({ SIGNING: "off", SIGNING_ERRORS: "signHash=503" })).toHaveLength(1);
});

it("reads the settings of signing, or says what is wrong with them", () => {
  const csc = {
    SIGNING: "csc",
    CSC_URL: "https://sign.example.org/csc/v2",
    CSC_CLIENT_ID: "a",
    CSC_CLIENT_SECRET: "b",
  };
  expect(readSigning({})).toMatchObject({ mode: "embedded", csc: null, faults: { delays: {}, errors: {} } });
  expect(readSigning({ ...csc, CSC_HOSTS: "auth.example.org, " }).csc).toEqual({
    url: csc.CSC_URL,
    clientId: "a",
    clientSecret: "b",
    hosts: ["auth.example.org"],
    allowsPrivate: false,
    anchorsFile: null,
  });
  expect(readSigning({ SIGNING_DELAYS: "signHash=3000, token=5" }).faults.delays).toEqual({
    signHash: 3_000,
    token: 5,
  });
  const wrong: [Record<string, string>, string][] = [
    [{ SIGNING: "yes" }, "SIGNING has to be"],
    [{ TRUST_KEY: "short" }, "TRUST_KEY has to be"],
    [{ ...csc, CSC_URL: "http://sign.example.org/csc/v2" }, "CSC_URL has to be"],
    [{ ...csc, CSC_URL: "https://sign.example.org/" }, "CSC_URL has to be"],
    [{ ...csc, CSC_CLIENT_SECRET: "" }, "needs CSC_CLIENT_ID"],
    [{ SIGNING_DELAYS: "signHash=soon" }, "SIGNING_DELAYS has to be"],
    [{ SIGNING_ERRORS: "signHash" }, "SIGNING_ERRORS has to be"],
  ];
  for (const [env, message] of wrong) expect(() => readSigning(env)).toThrow(message);
});
