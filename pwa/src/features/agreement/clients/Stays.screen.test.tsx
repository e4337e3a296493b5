import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { PRICED, partId, profileIn, putPriced } from "../../../testing/agreement/priced.ts";
import { catchDownloads } from "../../../testing/downloads.ts";
import { choose, enter, field } from "../../../testing/fields.ts";
import { type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const CALLS = [
  { call_location_str: "Antibes", latitude: 43.5853, longitude: 7.1286, day: "2027-07-01" },
  { call_location_str: "Calvi", latitude: 42.566, longitude: 8.757, day: "2027-07-03" },
  { call_location_str: "Porto Cervo", latitude: 41.135, longitude: 9.536, day: "2027-07-05" },
];

/** A route of three calls, each from 08:00 to 18:00. */
function withCalls(body: AgreementBody): AgreementBody {
  const stops = CALLS.map(({ day, ...at }, index) => [
    partId(index + 1),
    {
      ...{ is_call: true, is_routing: false, track: null, planned_speed: null, pos: `a${index}` },
      ...{ arr_date: `${day}T08:00:00Z`, dep_date: `${day}T18:00:00Z`, ...at },
    },
  ]);
  return { ...body, waypoints: Object.fromEntries(stops) };
}

/** Opens the clients of that voyage, with one passenger and a stay. */
async function openStay(): Promise<{ screen: OpenedScreen; name: string; stay: Locator }> {
  const screen = await openScreen(`/agreement/${PRICED}/clients`, {
    as: "admin",
    prepare: (desk) => putPriced(desk, { name: "Passengers", roles: ["passengers"], change: withCalls }),
  });
  await expect
    .element(page.getByText("does not have any embarkation or disembarkation scheduled yet.", { exact: false }))
    .toBeVisible();
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Stay on board" }).click();
  const add = page.getByRole("button", { name: /^Add a stay on board for / });
  const name = (add.element().getAttribute("aria-label") ?? add.element().textContent ?? "").replace(/^.* for /, "");
  await add.click();
  return { screen, name, stay: page.getByRole("group", { name: `Stay 1 of ${name}` }) };
}

it("a stay is mended and doubted in the words of the rules", async () => {
  const { stay } = await openStay();
  await enter(field(stay, "Boarding time"), "2027/07/01 07:00");
  await expect
    .element(stay.getByText("Boarding time is outside of boarding call's arrival/departure times."))
    .toBeVisible();
  await expect.element(field(stay, "Boarding time")).toHaveValue("2027/07/01 18:00");
  await enter(field(stay, "Disembarking time"), "2027/07/06 07:00");
  await expect
    .element(stay.getByText("Disembarking time is outside of disembarking call's arrival/departure times."))
    .toBeVisible();
  await expect.element(field(stay, "Disembarking time")).toHaveValue("2027/07/05 08:00");
  await choose(field(stay, "Boarding call"), /Calvi/);
  await choose(field(stay, "Disembarking call"), /Antibes/);
  await expect.element(stay.getByText("Disembarking call cannot be before boarding call")).toBeVisible();
  await expect.element(field(stay, "Disembarking call")).toHaveValue(expect.stringContaining("Calvi"));
  const same = stay.getByText("Embarkation and disembarkation are the same.");
  await expect.element(same).toBeVisible();
  await choose(field(stay, "Disembarking call"), /Porto Cervo/);
  await expect.element(same).not.toBeInTheDocument();
  const abroad = stay.getByText("The embarkation is not in France");
  await expect.element(abroad).not.toBeInTheDocument();
  await choose(field(stay, "Boarding call"), /Porto Cervo/);
  await expect.element(abroad).toBeVisible();
  await choose(field(stay, "Boarding call"), /Calvi/);
  await expect.element(abroad).not.toBeInTheDocument();
});

it("every call has its list of passengers, as CSV and as PDF, in both languages", async () => {
  const files = catchDownloads();
  const { stay } = await openStay();
  await choose(field(stay, "Boarding call"), /Calvi/);
  await expect.element(field(stay, "Boarding call")).toHaveValue(expect.stringContaining("Calvi"));
  await page.getByRole("button", { name: "Lists", exact: true }).click();
  await page.getByRole("button", { name: /^Passenger list as CSV: 2 · Calvi/ }).click();
  await expect.poll(() => files.length).toBe(1);
  const lines = ((await files[0]?.text()) ?? "").trim().split("\r\n");
  expect(lines).toHaveLength(2);
  const [heads, values] = lines.map((line) => line.replace(/^\uFEFF/, "").split(","));
  const cell = (head: string) => values?.[heads?.indexOf(head) ?? -1];
  expect([cell("Port"), cell("Last port of call"), cell("Port of disembarkation"), cell("Embarks here")]).toEqual([
    "Calvi",
    "Antibes",
    "Porto Cervo",
    "Yes",
  ]);
  await page.getByRole("button", { name: /^Passenger list as PDF: 2 · Calvi/ }).click();
  await expect.poll(() => files.length).toBe(2);
  expect((await files[1]?.text())?.slice(0, 5)).toBe("%PDF-");
  await page.getByRole("button", { name: "All lists (ZIP)" }).click();
  await expect.poll(() => files.length).toBe(3);
  const names = (await files[2]?.text()) ?? "";
  for (const ending of ["1.csv", "1.pdf", "2.csv", "2.pdf", "3.csv", "3.pdf"]) {
    expect(names).toContain(`passengers-${String(PRICED).padStart(5, "0")}-${ending}`);
  }
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Listes", exact: true }).click();
  await expect
    .element(page.getByRole("heading", { name: "Listes des passagers", includeHidden: true }))
    .toBeInTheDocument();
});

it("the list of passengers takes dashes for no entry, and names letters that are not Latin", async () => {
  const born = { place_of_birth: "—", nationality: "GR", gender: "F", date_of_birth: "1990-02-03" } as const;
  const papers = { passport_num: "AB123", passport_country: "GR", passport_expiration: "2035-01-01" };
  const { screen, stay } = await openStay();
  await choose(field(stay, "Boarding call"), /Calvi/);
  await expect.element(field(stay, "Boarding call")).toHaveValue(expect.stringContaining("Calvi"));
  const passenger = await profileIn(screen, "passengers");
  await screen.device.change("profiles", passenger, (body) => ({ ...body, ...born, ...papers, last_name: "Ελένη" }));
  await page.getByRole("button", { name: "Lists", exact: true }).click();
  await expect.element(page.getByText("Not in Latin letters: family name (1)").first()).toBeVisible();
  await expect.element(page.getByText("Missing details for 1 passenger: place of birth").first()).toBeVisible();
});

it("a call that someone boards at asks before it is none any more", async () => {
  const { screen, stay } = await openStay();
  await expect.element(stay).toHaveTextContent("Porto Cervo");
  await screen.go(`/agreement/${PRICED}/mapping`);
  await page
    .getByRole("button", { name: /Porto Cervo/ })
    .first()
    .click();
  const call = page.getByRole("region", { name: "Waypoint 3", exact: true }).getByLabelText("This waypoint is a call");
  await call.click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveTextContent("Their embarkations and disembarkations here will be removed.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(call).toBeChecked();
  await call.click();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect.element(call).not.toBeChecked();
  await screen.go(`/agreement/${PRICED}/clients`);
  await expect
    .element(page.getByText("does not have any embarkation or disembarkation scheduled yet.", { exact: false }))
    .toBeVisible();
});
