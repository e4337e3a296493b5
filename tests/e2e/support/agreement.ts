import { expect, type Locator, type Page } from "@playwright/test";
import type { CruiseFixture } from "shared-schema/agreement/fromFixture";
import { ROLES, type Role } from "shared-schema/base/roles";
import { field } from "./browser.ts";
import { namesIn } from "./people.ts";

const TYPES = { CRUISE: "Cruise (passenger transport)", CHARTER: "Charter (hire of the yacht)" };

/** `2027-07-03T10:00:00Z` as a person types it. */
function typed(instant: string): string {
  return instant && `${instant.slice(0, 10).replaceAll("-", "/")} ${instant.slice(11, 16)} UTC`;
}

/** Types into a field that saves itself, and leaves it. */
async function enter(input: Locator, value: string | number | null | undefined): Promise<void> {
  if (value === null || value === undefined) return;
  await input.fill(String(value));
  await input.blur();
}

/** Picks an option of a drop-down. */
async function choose(page: Page, input: Locator, option: string | RegExp): Promise<void> {
  await input.click();
  await page.getByRole("option", { name: option }).first().click();
}

/** Creates an agreement from the list. @returns its number */
export async function createAgreement(page: Page, cruise: CruiseFixture, name: string): Promise<number> {
  await page.getByRole("button", { name: "Create new agreement" }).click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Name").fill(name);
  await choose(page, field(dialog, "Contract type"), TYPES[cruise.contract_type]);
  await choose(page, field(dialog, "Currency"), new RegExp(`^${cruise.currency}`));
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/agreement\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

/** The part of an agreement in which a section is a tab. */
const PART_OF_TAB: Readonly<Record<string, string>> = {
  Clients: "People",
  "Guest preferences": "People",
  Brokers: "People",
  "Crew list": "People",
  "KYC checks": "People",
  Price: "Money",
  Services: "Money",
  "APA account": "Money",
  Documents: "Contract",
  History: "Contract",
};

/** The link of a tab in the part of the agreement that is open. */
export function tabOf(page: Page, part: string, name: string): Locator {
  return page.getByRole("navigation", { name: part, exact: true }).getByRole("link", { name });
}

/** Opens a section of the agreement that is on screen: its part, and in it its tab. */
export async function openSection(page: Page, name: string): Promise<void> {
  const part = PART_OF_TAB[name];
  const parts = page.getByRole("navigation", { name: "Sections of the agreement" });
  await parts.getByRole("link", { name: part ?? name }).click();
  if (part) await tabOf(page, part, name).click();
}

/** The head of the agreement on the overview: dates and positioning. */
export async function enterHead(page: Page, cruise: CruiseFixture): Promise<void> {
  await openSection(page, "Overview");
  await enter(field(page, "Delivery"), typed(cruise.delivery_date));
  await enter(field(page, "Redelivery"), typed(cruise.redelivery_date));
  if (cruise.positioning_toward_start) {
    await enter(field(page, "Positioning begins"), typed(cruise.positioning_toward_start));
  }
  if (cruise.positioning_return_end) {
    await enter(field(page, "Return positioning ends"), typed(cruise.positioning_return_end));
  }
}

/** Creates the cruise's yacht from within the agreement and fills what route and contract need. */
export async function createYacht(page: Page, cruise: CruiseFixture, name: string): Promise<void> {
  const { yacht } = cruise;
  await openSection(page, "Yacht");
  await page.getByRole("button", { name: "Add new" }).first().click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Name").fill(name);
  await field(dialog, "Port of registry").fill(yacht.port_of_registry);
  await field(dialog, "Port of registry").press("Tab");
  await choose(page, field(dialog, "Type"), yacht.type === "MOTOR" ? "Motor yacht" : "Sailing yacht");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();
  await choose(page, field(page, "Status"), yacht.status === "PRIVATE" ? "Private" : "Commercial");
  const fields: [string, string | number | null | undefined][] = [
    ["IMO number", yacht.imo_nb],
    ["Official number", yacht.official_num],
    ["Length over all", yacht.loa],
    ["Maximum passengers", yacht.max_nb_passengers],
    ["Berths", yacht.nb_berth],
    ["Maximum speed", yacht.max_spd],
    ["Consumption at maximum speed", yacht.max_spd_cons],
    ["Cruising speed", yacht.cruis_spd],
    ["Consumption at cruising speed", yacht.cruis_spd_cons],
    ["Economical speed", yacht.eco_spd],
    ["Consumption at economical speed", yacht.eco_spd_cons],
    ["Average generator consumption", yacht.avg_generators_cons],
  ];
  for (const [label, value] of fields) await enter(field(page, label), value);
}

const SECTIONS: [section: string, roles: [Role, string][]][] = [
  [
    "Yacht",
    [
      ["carriers", "Set the carrier"],
      ["central_agents", "Add a central agent"],
      ["captains", "Add a captain"],
    ],
  ],
  ["Clients", [["clients", "Add a client"]]],
  [
    "Brokers",
    [
      ["brokers", "Add a broker"],
      ["stakeholders", "Add a stakeholder"],
    ],
  ],
];

/** Puts the first demo person of each role, or of those named, on the agreement; passengers come with their stays. */
export async function addParties(page: Page, only: readonly Role[] = ROLES): Promise<void> {
  for (const [section, roles] of SECTIONS) {
    const wanted = roles.filter(([role]) => only.includes(role));
    if (wanted.length > 0) await openSection(page, section);
    for (const [role, label] of wanted) await addParty(page, label, namesIn(role)[0] ?? "");
  }
}

/** Picks a person in one of the lists of the section on screen. */
export async function addParty(page: Page, label: string, name: string): Promise<void> {
  const main = page.getByRole("main");
  // Passengers are added in a field that a button opens, once there is one.
  const opener = main.getByRole("button", { name: label, exact: true });
  await expect(opener.or(field(main, label)).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await choose(page, field(main, label), new RegExp(name));
  await expect(page.getByRole("button", { name: `Details of ${name}` }).first()).toBeVisible();
}

/** Clicks each waypoint onto the chart, then gives it its exact place and times. */
export async function addWaypoints(page: Page, cruise: CruiseFixture): Promise<void> {
  await openSection(page, "Route");
  const chart = page.getByRole("region", { name: "Chart of the route" }).first();
  for (const [index, waypoint] of cruise.waypoints.entries()) {
    await clickChart(chart);
    const form = page.getByRole("region", { name: `Waypoint ${index + 1}`, exact: true });
    await field(form, "Latitude").fill(String(waypoint.latitude));
    await enter(field(form, "Longitude"), waypoint.longitude);
    await enter(field(form, "Name"), waypoint.place);
    await enter(field(form, "Departure"), typed(waypoint.dep_date ?? ""));
    if (waypoint.is_routing) await field(form, "Positioning (delivery or return)").check();
    await enter(field(form, "Arrival"), typed(waypoint.arr_date ?? ""));
    if (waypoint.is_call && index > 0) await field(form, "This waypoint is a call").check();
  }
}

const FINGER_PX = 40;

interface FreePlace {
  x: number;
  y: number;
  /** The position of the pane with markers and lines: it stays the same while the chart stands still. */
  view: string;
}

/** Clicks open water (or land): a place where neither a marker nor the route nor a control is, once the chart stands still. */
async function clickChart(chart: Locator): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  let place: FreePlace | null = null;
  await expect
    .poll(
      async () => {
        const before = place;
        place = await freePlace(chart);
        return place !== null && place.view === before?.view;
      },
      { intervals: [250] },
    )
    .toBe(true);
  await chart.click(place === null ? {} : { position: place });
}

function freePlace(chart: Locator): Promise<FreePlace | null> {
  return chart.evaluate((element, finger) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const drawn = [...element.querySelectorAll(".leaflet-marker-icon, .leaflet-map-pane, path.leaflet-interactive")];
    const view = drawn.map((each) => `${each.getAttribute("style")} ${each.getAttribute("d")}`).join();
    const shares = [0.3, 0.7, 0.5, 0.4, 0.6, 0.2, 0.8, 0.25, 0.75];
    for (const down of shares.toReversed()) {
      for (const across of shares) {
        const [x, y] = [width * across, height * down];
        // A finger's width around it, too: a tap beside a leg is one on the leg.
        const around = [
          [0, 0],
          [finger, 0],
          [-finger, 0],
          [0, finger],
          [0, -finger],
        ] as const;
        const isFree = around.every(([dx, dy]) => {
          const hit = document.elementFromPoint(left + x + dx, top + y + dy);
          const taken = hit?.closest(
            ".leaflet-interactive, .leaflet-marker-icon, .leaflet-tooltip, .leaflet-control, button",
          );
          return hit !== null && element.contains(hit) && !taken;
        });
        if (isFree) return { x, y, view };
      }
    }
    return null;
  }, FINGER_PX);
}

/** One passenger for each entry of the fixture, with the stay that it describes. */
export async function addPassengers(page: Page, cruise: CruiseFixture): Promise<void> {
  await openSection(page, "Clients");
  for (const [index, entry] of cruise.passengers.entries()) {
    const name = namesIn("passengers")[index] ?? "";
    await addParty(page, "Add a passenger", name);
    // It is the whole voyage so far.
    await openStays(page, name);
    const stay = page.getByRole("group", { name: `Stay 1 of ${name}` });
    const edit = stay.getByRole("button", { name: `Edit stay 1 of ${name}` });
    await expect(edit.or(field(stay, "Boarding call"))).toBeVisible();
    if (await edit.isVisible()) await edit.click();
    await choose(page, field(stay, "Boarding call"), new RegExp(entry.embark));
    await field(stay, "Disembarking call").click();
    await page
      .getByRole("option", { name: new RegExp(entry.disembark) })
      .last()
      .click();
  }
}

/** Opens the stays on board of one passenger. */
export async function openStays(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Stay on board" }).click();
}

/** Extra services of the cruise. */
export async function addServices(page: Page, cruise: CruiseFixture): Promise<void> {
  await openSection(page, "Services");
  for (const [index, service] of cruise.services.entries()) {
    await page.getByRole("button", { name: "Add a service" }).first().click();
    const row = page.getByRole("group", { name: `Service ${index + 1}` });
    await enter(field(row, "Name"), service.name);
    await enter(field(row, "Price"), service.price);
    await enter(field(row, "Description"), service.product);
  }
}

/** Base prices, bunkers and ratios. */
export async function enterPrices(page: Page, cruise: CruiseFixture): Promise<void> {
  await openSection(page, "Price");
  const main = page.getByRole("main");
  await enter(field(main, "Cruise"), cruise.base_price_cruising);
  await enter(field(main, "Positioning (delivery and return)"), cruise.base_price_routing);
  for (const [index, bunker] of cruise.fuel_bunkers.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add a bunker" }).click();
    const row = page.getByRole("group", { name: `Bunker ${index + 1}` });
    await enter(field(row, "Price per litre"), bunker.price_per_litre);
    await enter(field(row, "Quantity"), bunker.quantity);
  }
  await enter(field(main, "Requested APA"), cruise.requested_cea_ratio * 100);
  await enter(field(main, "Requested deposit"), cruise.requested_deposit_ratio * 100);
}

/** Downloads the draft from the contract section. */
export async function downloadDraft(page: Page): Promise<Buffer> {
  await openSection(page, "Contract");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
