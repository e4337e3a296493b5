import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { patience } from "../support/patience.ts";
import { openFirefox } from "./engines/firefox.ts";
import { openWebKit } from "./engines/webkit.ts";
import { barriersOf } from "./support/axe.ts";
import { test } from "./support/test.ts";

const CORPUS = join(import.meta.dirname, "../../shared-schema/fixtures/signed/2026-11");
const BUILT = join(import.meta.dirname, "../../pwa/dist/verifier.html");
let folder: string;
let address: string;
const signed = readFileSync(join(CORPUS, "sealed-contract.pdf"));
const { files } = JSON.parse(readFileSync(join(CORPUS, "expected.json"), "utf8"));
const [{ steps }] = files;
/** The file after one of its steps. */
const after = (name: string): Buffer => {
  const { size } = steps.find((step: { name: string }) => step.name === name);
  return signed.subarray(0, size);
};

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-verifier-"));
  address = pathToFileURL(join(folder, "page.html")).href;
  const anchor = readFileSync(join(CORPUS, "anchor.bin")).toString("base64");
  const page = readFileSync(BUILT, "utf8").replace('name="anchors" content=""', `name="anchors" content="${anchor}"`);
  writeFileSync(join(folder, "page.html"), page);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function choose(page: Page, ...chosen: [name: string, buffer: Buffer][]): Promise<void> {
  const given = chosen.map(([name, buffer]) => ({ name, mimeType: "application/pdf", buffer }));
  await page.getByLabel(/^(Choose files|Choisissez des fichiers)/).setInputFiles(given);
}

test("verifies signed contracts from a file, ten years on and without a connection", async ({ page, context }) => {
  await context.setOffline(true);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("request", (request) => {
    if (!/^(file|blob):/.test(request.url())) complaints.push(request.url());
  });
  await page.clock.setFixedTime("2036-12-01T00:00:00Z");
  await page.goto(address);
  await choose(page, ["signed.pdf", after("archived")]);
  const report = page.getByRole("region", { name: "signed.pdf" });
  await expect(report).toContainText("3 of 4 signatures, each of them valid; nothing has been changed since.");
  await expect(report).toContainText("Client: Łukasz Žižka");
  await expect(report).toContainText("B-LTA");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page).toHaveTitle("Vérifier un contrat signé");
  await expect(page.getByRole("button", { name: "Français" })).toBeFocused();
  await expect(report).toContainText("3 signatures sur 4, toutes valables ; rien n’a été modifié depuis.");
  const forged = Buffer.from(after("signed 2"));
  forged.writeUInt8(forged.readUInt8(20_000) ^ 1, 20_000);
  await choose(page, ["modifié.pdf", forged], ["données.json", Buffer.from("{}")]);
  await expect(page.getByRole("region", { name: "modifié.pdf" }).locator(".verdict")).toContainText("Défaut");
  await expect(page.getByRole("region", { name: "données.json" })).toContainText("ni un PDF");
  expect(complaints).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`is readable for everybody on a small phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await choose(page, ["signed.pdf", after("signed 2")]);
    await expect(page.getByRole("region", { name: "signed.pdf" })).toContainText("2 of 4 signatures");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await barriersOf(page, "everything")).toEqual([]);
  });
}

test("is given out by the server with the certificates that it signs under, as a file", async ({ page, server }) => {
  const answer = await page.request.get(`${server.origin}/api/verify/page`);
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  const { anchors } = await (await page.request.get(`${server.origin}/api/verify/anchors`)).json();
  expect(anchors.length).toBeGreaterThan(0);
  expect(await answer.text()).toContain(`<meta name="anchors" content="${anchors.join(" ")}">`);
  const given = join(folder, "given.html");
  writeFileSync(given, await answer.body());
  await page.goto(pathToFileURL(given).href);
  await page.getByText("Authorities that this page trusts").click();
  await expect(page.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
  // The corpus was signed under another root.
  await choose(page, ["signed.pdf", after("signed 1")]);
  await expect(page.getByRole("region", { name: "signed.pdf" })).toContainText("is not known here");
});

for (const [title, open] of [
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
] as const) {
  test(`gives the same verdict in ${title}`, { tag: "@engine" }, async () => {
    const path = join(folder, "signed.pdf");
    writeFileSync(path, after("archived"));
    const engine = await open();
    try {
      await engine.goTo(address);
      const text = () => engine.call("() => document.querySelector('section')?.textContent ?? ''");
      await expect.poll(() => engine.call("() => document.querySelector('#files') !== null")).toBe(true);
      await engine.chooseFile("#files", path);
      await expect
        .poll(text, { timeout: patience(60_000) })
        .toMatch(/3 of 4 signatures, each of them valid|3 signatures sur 4, toutes valables/);
    } finally {
      await engine.close();
    }
  });
}
