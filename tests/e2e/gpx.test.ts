import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { validateXML } from "xmllint-wasm";
import { field, switchBy, watchConsole } from "./support/browser.ts";
import { AJACCIO, ANTIBES, addAt, enter, formOf, listed, openRoute, pressTool } from "./support/route.ts";
import { test } from "./support/test.ts";

const MEGABYTE = 1024 * 1024;
const TYPE = "application/gpx+xml";

const said = (page: Page) => page.getByRole("alert");
const gpx = (content: string) => `<?xml version="1.0"?>\n<gpx version="1.1" creator="t">\n${content}\n</gpx>`;

/** Exports the route as one of the menu's files. */
async function exported(page: Page, entry: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await pressTool(page, entry);
  return readFile(await (await coming).path());
}

/** Chooses a file by its path, or one with this text. */
async function choose(page: Page, file: { path: string } | { text: string }): Promise<void> {
  const coming = page.waitForEvent("filechooser");
  await pressTool(page, /^Import/);
  const chooser = await coming;
  if ("path" in file) await chooser.setFiles(file.path);
  else await chooser.setFiles({ name: "route.gpx", mimeType: TYPE, buffer: Buffer.from(file.text) });
}

test("a route goes out as valid GPX, as a plan and as a calendar, and comes back", async ({ page }) => {
  const complaints = watchConsole(page);
  await openRoute(page, "GPX");
  await addAt(page, ANTIBES);
  await addAt(page, AJACCIO);
  const file = (await exported(page, "Export GPX")).toString("utf8");
  expect(file).toContain('lat="41.92"');
  const schema = await readFile(new URL("../../shared-schema/fixtures/gpx-1.1.xsd", import.meta.url), "utf8");
  const { errors } = await validateXML({ xml: [{ fileName: "route.gpx", contents: file }], schema: [schema] });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  expect((await exported(page, "Passage plan (PDF)")).subarray(0, 5).toString()).toBe("%PDF-");
  await pressTool(page, "Schedule (.ics)");
  await expect(page.getByText(/^The schedule has no times yet/)).toBeVisible();
  await listed(page).nth(0).getByRole("button").first().click();
  await enter(field(formOf(page, 1), "Departure"), "2027/07/06 07:00");
  // The schedule has its times with the next plan.
  await expect(async () => {
    const calendar = (await exported(page, "Schedule (.ics)")).toString("utf8");
    expect(calendar.startsWith("BEGIN:VCALENDAR")).toBe(true);
  }).toPass();

  await choose(page, { text: file });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("2 waypoints will be added")).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(listed(page)).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test("the choice in a file outlives the turn of a tablet, and the focus returns when it is given up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openRoute(page, "Turned");
  const route = (name: string) => `<rte><name>${name}</name><rtept lat="43.5" lon="7.1"/></rte>`;
  await choose(page, { text: gpx(route("First") + route("Second")) });
  const dialog = page.getByRole("dialog");
  const path = dialog.getByRole("combobox");
  await path.click();
  await page.getByRole("option", { name: /Second/ }).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("tab", { name: "Waypoints", includeHidden: true })).toBeAttached();
  await expect(path).toHaveValue(/Second/);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await choose(page, { text: gpx(route("Third")) });
  await expect(path).toHaveValue(/Third/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Tools", exact: true })).toBeFocused();
});

test("a recorded track becomes the waypoints where it turns, or the line of one leg", async ({ page }) => {
  await openRoute(page, "Track");
  await addAt(page, ANTIBES);
  const turns = ["43.5,7.2", "43.2,7.6", "42.9,8.3", "42.6,8.7"].map((place) => place.split(","));
  const points = turns.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join("\n");
  await choose(page, { text: gpx(`<trk><name>Log</name><trkseg>${points}</trkseg></trk>`) });
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
    await choose(page, { text });
    await expect(said(page)).toContainText(english);
  }
  const large = join(tmpdir(), `passerelle-large-${process.pid}.gpx`);
  await writeFile(large, Buffer.alloc(50 * MEGABYTE, "<trkpt lat='1' lon='2'/>\n"));
  await choose(page, { path: large });
  await expect(said(page)).toContainText("nothing was changed. The file is larger than 20 MB.");

  await switchBy(page, "Passer en français");
  await choose(page, { path: large });
  await expect(said(page)).toContainText("rien n’a été modifié. Le fichier dépasse 20 Mo.");
  await rm(large);
  for (const [text, , french] of bad) {
    await choose(page, { text });
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
      document.body.dataset["frames"] = String(frames);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await choose(page, { text: gpx(`<trk><trkseg>${points}</trkseg></trk>`) });
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("will be added");
  expect(Number(await page.locator("body").getAttribute("data-frames"))).toBeGreaterThan(5);
});
