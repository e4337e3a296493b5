import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseFile, takeDownload } from "#testing/browser/files.ts";
import { AJACCIO, ANTIBES, DRAFT, partId } from "#testing/drafts.ts";
import { field } from "#testing/find.ts";
import { listedWaypoints, openLegs, openRoute, pressTool, selectWaypoint, undo, waypointForm } from "#testing/route.ts";
import { setLanguage } from "#ui/i18n.ts";

const MEGABYTE = 1024 * 1024;
const dialog = page.getByRole("dialog");
const alert = page.getByRole("alert");
const gpx = (content: string) => `<?xml version="1.0"?>\n<gpx version="1.1" creator="t">\n${content}\n</gpx>`;
const route = (name: string) => `<rte><name>${name}</name><rtept lat="43.5" lon="7.1"/></rte>`;

/** Exports the route as one of the menu's files. */
const exported = (entry: string) => takeDownload(() => pressTool(entry));

/** Chooses a file with this text. */
const choose = (...text: BlobPart[]) =>
  chooseFile(() => pressTool(/^(Import|Importer)/), new File(text, "route.gpx", { type: "application/gpx+xml" }));

it("takes a route out as GPX, as a plan and as a calendar, and in again", async () => {
  const screen = await openRoute([ANTIBES, AJACCIO]);
  const file = await (await exported("Export GPX")).text();
  expect(file).toContain('lat="41.92"');
  expect(await (await exported("Passage plan (PDF)")).text()).toMatch(/^%PDF-/);
  await pressTool("Schedule (.ics)");
  await expect.element(page.getByText(/^The schedule has no times yet/)).toBeVisible();
  await screen.device.change("agreements", DRAFT, (body) => {
    const [first, second] = [body.waypoints[partId(1)], body.waypoints[partId(2)]];
    if (!first || !second) return body;
    const dated = { ...first, dep_date: "2027-07-06T05:00:00.000Z" };
    return { ...body, waypoints: { [partId(1)]: dated, [partId(2)]: second } };
  });
  await expect.element(listedWaypoints.first()).toHaveTextContent("Jul 06");
  expect(await (await exported("Schedule (.ics)")).text()).toMatch(/^BEGIN:VCALENDAR/);

  await choose(file);
  await expect.element(dialog.getByText("2 waypoints will be added")).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect.element(listedWaypoints).toHaveLength(4);
});

it("keeps the choice in a file through the turn of a tablet, and returns the focus when it is given up", async () => {
  await page.viewport(1180, 820);
  await openRoute([]);
  await choose(gpx(route("First") + route("Second")));
  const path = dialog.getByRole("combobox");
  await path.click();
  await page.getByRole("option", { name: /Second/ }).click();
  await page.viewport(820, 1180);
  await expect.element(page.getByRole("tab", { name: "Waypoints", includeHidden: true })).toBeInTheDocument();
  await expect.element(path).toHaveValue(expect.stringMatching(/Second/));
  await page.viewport(1180, 820);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await choose(gpx(route("Third")));
  await expect.element(path).toHaveValue(expect.stringMatching(/Third/));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Tools", exact: true })).toHaveFocus();
});

it("makes a recorded track the waypoints where it turns, or the line of one leg", async () => {
  await openLegs([ANTIBES]);
  await selectWaypoint(1);
  const turns = ["43.5,7.2", "43.2,7.6", "42.9,8.3", "42.6,8.7"].map((place) => place.split(","));
  const points = turns.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join("\n");
  await choose(gpx(`<trk><name>Log</name><trkseg>${points}</trkseg></trk>`));
  await expect.element(dialog.getByRole("status")).toHaveTextContent("will be added");
  await dialog.getByLabelText("the line of one leg").click();
  await expect.element(dialog.getByText(/^\d waypoints? will be added after/)).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Edit the leg to" }).last().click();
  await expect.element(page.getByRole("menuitem", { name: /Straighten the line \([1-9]/ })).toBeEnabled();
  await userEvent.keyboard("{Escape}");
  await undo.click();
  await expect.element(listedWaypoints).toHaveLength(1);
});

it("puts an imported point on the quays of a harbour into its water, and leaves one at sea alone", async () => {
  await openRoute([]);
  const points = ['<rtept lat="43.5" lon="7.2"/>', '<rtept lat="43.586" lon="7.1288"/>'];
  await choose(gpx(`<rte><name>To Antibes</name>${points.join("")}</rte>`));
  await expect.element(dialog.getByText("2 waypoints will be added")).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect.element(field("Latitude", waypointForm(2))).toHaveValue("43.5853");
  await expect.element(field("Longitude", waypointForm(2))).toHaveValue("7.1296");
  await selectWaypoint(1);
  await expect.element(field("Latitude", waypointForm(1))).toHaveValue("43.5000");
});

const BAD: [text: BlobPart[], english: string, french: string][] = [
  [
    ['<?xml version="1.0"?>\n<!DOCTYPE gpx [<!ENTITY a "aaaa">]>\n<gpx/>'],
    "Line 2: the file declares a document type or entities",
    "Ligne 2 : le fichier déclare un type de document",
  ],
  [
    [gpx("<rte>\n<rtept>")],
    "Line 5, column 1: the file is not well-formed",
    "Ligne 5, colonne 1 : ce n’est pas du XML",
  ],
  [
    [gpx('<wpt lat="95" lon="2"/>')],
    "Line 3, <wpt>: lat is “95”, not a number from −90 to 90.",
    "Ligne 3, <wpt> : lat vaut « 95 »",
  ],
  [["<kml/>"], "Line 1: the file begins with <kml>", "Ligne 1 : le fichier commence par <kml>"],
  [
    Array.from({ length: 25 }, () => " ".repeat(MEGABYTE)),
    "nothing was changed. The file is larger than 20 MB.",
    "rien n’a été modifié. Le fichier dépasse 20 Mo.",
  ],
];

it.each(["en", "fr"] as const)(
  "says why a file cannot be used and where, and changes nothing (%s)",
  async (language) => {
    await openRoute([ANTIBES]);
    setLanguage(language);
    for (const [text, english, french] of BAD) {
      await choose(...text);
      await expect.element(alert).toHaveTextContent(language === "en" ? english : french);
    }
    await expect.element(listedWaypoints).toHaveLength(1);
  },
);

it("reads a large file beside the page, which goes on drawing", async () => {
  await openRoute([ANTIBES]);
  const wide = (index: number) => `<trkpt lat="43.${index}" lon="7.${index}"><desc>${"x".repeat(1_500)}</desc></trkpt>`;
  const points = Array.from({ length: 6_000 }, (_, index) => wide(index)).join("\n");
  // Frames that the page draws while it waits: a page that reads the file itself draws none.
  let frames = 0;
  let isDone = false;
  const count = () => {
    if (document.querySelector('button[aria-busy="true"]')) frames += 1;
    if (!isDone) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await choose(gpx(`<trk><trkseg>${points}</trkseg></trk>`));
  await expect.element(dialog.getByRole("status")).toHaveTextContent("will be added");
  isDone = true;
  expect(frames).toBeGreaterThan(5);
});
