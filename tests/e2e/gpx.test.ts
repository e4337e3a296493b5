import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { validateXML } from "xmllint-wasm";
import { watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, listed, openRoute } from "./support/route.ts";

const MEGABYTE = 1024 * 1024;
const TYPE = "application/gpx+xml";

const input = (page: Page) => page.locator('input[type="file"]').first();
const said = (page: Page) => page.getByRole("alert");
const gpx = (content: string) => `<?xml version="1.0"?>\n<gpx version="1.1" creator="t">\n${content}\n</gpx>`;

/** Exports the route as one of the menu's files. */
async function exported(page: Page, entry: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
  return readFile(await (await coming).path());
}

async function choose(page: Page, text: string): Promise<void> {
  await input(page).setInputFiles({ name: "route.gpx", mimeType: TYPE, buffer: Buffer.from(text) });
}

test("a route goes out as valid GPX, as a plan and as a calendar, and comes back", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "GPX");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  const file = (await exported(page, "GPX")).toString("utf8");
  expect(file).toContain('lat="41.92"');
  const schema = await readFile(new URL("../../shared-schema/fixtures/gpx-1.1.xsd", import.meta.url), "utf8");
  const { errors } = await validateXML({ xml: [{ fileName: "route.gpx", contents: file }], schema: [schema] });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  expect((await exported(page, "Passage plan (PDF)")).subarray(0, 5).toString()).toBe("%PDF-");
  const calendar = (await exported(page, "Schedule (.ics)")).toString("utf8");
  expect(calendar.startsWith("BEGIN:VCALENDAR")).toBe(true);

  await choose(page, file);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("2 waypoints will be added")).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(listed(page)).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test("a recorded track becomes the waypoints where it turns, or the line of one leg", async ({ page }) => {
  await openRoute(page, "Track");
  await addAt(page, ANTIBES);
  const turns = ["43.5,7.2", "43.2,7.6", "42.9,8.3", "42.6,8.7"].map((place) => place.split(","));
  const points = turns.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join("\n");
  await choose(page, gpx(`<trk><name>Log</name><trkseg>${points}</trkseg></trk>`));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("will be added");
  await dialog.getByLabel("the line of one leg").check();
  await expect(dialog.getByText(/^\d waypoints? will be added after/)).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Edit the leg to" }).last().click();
  await expect(page.getByRole("menuitem", { name: /Straighten the line \([1-9]/ })).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo (Ctrl-Z)" }).click();
  await expect(listed(page)).toHaveCount(1);
});

test("a file that cannot be used says why and where, in both languages, and changes nothing", async ({ page }) => {
  test.slow();
  const complaints = watchConsole(page);
  await openRoute(page, "Bad GPX");
  await addAt(page, ANTIBES);
  const bad: [text: string, english: string, french: string][] = [
    [
      '<?xml version="1.0"?>\n<!DOCTYPE gpx [<!ENTITY a "aaaa">]>\n<gpx/>',
      "Line 2: the file declares a document type or entities",
      "Ligne 2 : le fichier déclare un type de document",
    ],
    [
      gpx("<rte>\n<rtept>"),
      "Line 5, column 1: the file is not well-formed",
      "Ligne 5, colonne 1 : ce n’est pas du XML",
    ],
    [
      gpx('<wpt lat="95" lon="2"/>'),
      "Line 3, <wpt>: lat is “95”, not a number from −90 to 90.",
      "Ligne 3, <wpt> : lat vaut « 95 »",
    ],
    ["<kml/>", "Line 1: the file begins with <kml>", "Ligne 1 : le fichier commence par <kml>"],
  ];
  for (const [text, english] of bad) {
    await choose(page, text);
    await expect(said(page)).toContainText(english);
  }
  const large = join(tmpdir(), `passerelle-large-${process.pid}.gpx`);
  await writeFile(large, Buffer.alloc(50 * MEGABYTE, "<trkpt lat='1' lon='2'/>\n"));
  await input(page).setInputFiles(large);
  await expect(said(page)).toContainText("nothing was changed. The file is larger than 20 MB.");

  await page.getByRole("button", { name: "Passer en français" }).click();
  await input(page).setInputFiles(large);
  await expect(said(page)).toContainText("rien n’a été modifié. Le fichier dépasse 20 Mo.");
  await rm(large);
  for (const [text, , french] of bad) {
    await choose(page, text);
    await expect(said(page)).toContainText(french);
  }
  await expect(listed(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("a large file is read beside the page, which goes on answering", async ({ page }) => {
  await openRoute(page, "Large GPX");
  await addAt(page, ANTIBES);
  const wide = (index: number) => `<trkpt lat="43.${index}" lon="7.${index}"><desc>${"x".repeat(1_500)}</desc></trkpt>`;
  const points = Array.from({ length: 6_000 }, (_, index) => wide(index)).join("\n");
  // Frames that the page draws while it waits: a page that reads the file itself draws none.
  await page.evaluate(() => {
    let frames = 0;
    const count = () => {
      if (document.querySelector('[data-loading="true"]')) frames += 1;
      document.body.dataset.frames = String(frames);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await choose(page, gpx(`<trk><trkseg>${points}</trkseg></trk>`));
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("will be added", { timeout: 60_000 });
  expect(Number(await page.locator("body").getAttribute("data-frames"))).toBeGreaterThan(5);
});
