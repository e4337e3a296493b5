import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { patience } from "../support/patience.ts";
import { addParty, openSection, openStays } from "./support/agreement.ts";
import { expectSaved, field, logIn } from "./support/browser.ts";
import { crash } from "./support/crashed.ts";
import { holdWrites } from "./support/heldWrites.ts";
import { emailOf, namesIn, PASSWORD } from "./support/people.ts";
import { pricedDraft } from "./support/priced.ts";
import { listed } from "./support/route.ts";
import { test } from "./support/test.ts";

const PASSENGER = namesIn("passengers")[0] ?? "";
const COMPANY = { first_name: "Crashed", last_name: "Carrier", is_company: true, company_name: "Crash & Sons" };

/** The collections whose documents are typed into, and the names that their fields bear. */
const COLLECTIONS = ["agreements", "agreement_records", "yachts", "profiles"];
const FIELD = /^(agreements|commissions|yachts|profiles)\/\d+\/./;

interface Editable {
  name: string;
  label: string;
  value: string;
}

/** Every field of the screen into which something can be typed, as the page has them. Lists to choose from are no such fields. */
function editables(page: Page): Promise<Editable[]> {
  return page.evaluate(() => {
    const found = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main input, main textarea");
    return Array.from(found)
      .filter((each) => ["text", "email", "tel", "textarea"].includes(each.type))
      .filter((each) => each.checkVisibility() && !each.disabled && !each.readOnly)
      .filter((each) => each.role !== "combobox" && each.ariaHasPopup !== "listbox")
      .map((each) => ({ name: each.name, label: each.labels?.[0]?.innerText ?? "", value: each.value }));
  });
}

/** Fields by their names; a value that has two of them must show the same in both. */
async function byName(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { name, value } of await editables(page)) {
    expect(values[name] ?? value).toBe(value);
    values[name] = value;
  }
  return values;
}

/** An agreement with something in each of its lists. Its yacht, its carrier's profile and everything else is the administrator's. */
async function fullDraft(request: APIRequestContext) {
  const { id, yachtId } = await pricedDraft(request, "Every field");
  const login = await request.post("/api/user/login", { data: { email: emailOf("admin"), password: PASSWORD } });
  const { access_token, user } = (await login.json()) as { access_token: string; user: { id: number } };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers: { authorization: `Bearer ${access_token}` }, data });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const profile = await post(`/user/${user.id}/profile/`, COMPANY);
  await post(`/cruise/${id}/carriers/`, { profile_id: profile.id });
  await post(`/cruise/${id}/service/`, { name: "Jet ski" });
  await post(`/cruise/${id}/service/`, { name: "Tender" });
  await post(`/cruise/${id}/fuel_bunker/`, {});
  return { id, yachtId, profileId: profile.id };
}

async function addListed(page: Page, id: number): Promise<void> {
  await page.goto(`/agreement/${id}/clients`);
  await addParty(page, "Add a passenger", PASSENGER);
  await openStays(page, PASSENGER);
  await expect(page.getByRole("group", { name: `Stay 1 of ${PASSENGER}` })).toBeVisible();
  await openSection(page, "Services");
  await page.getByRole("button", { name: "Add a clause" }).click();
  await expect(page.getByRole("group", { name: "Clause 1" })).toBeVisible();
  await openSection(page, "Price");
  for (const type of ["Cruise Agreement", "Security Deposit"]) {
    const added = page.getByRole("group", { name: /^(Down Payment|Deposit) \d$/ });
    const count = await added.count();
    await page.getByRole("button", { name: `Add a call for fund: ${type}` }).click();
    await expect(added).toHaveCount(count + 1);
  }
  await expectSaved(page);
}

/** Opens what is folded on the price, and the row of a call for fund. */
const unfold = async (page: Page) => {
  for (const name of [/^Fuel/, /^Why/, /where the money goes/, /^Deposit \d/]) {
    const fold = page.getByRole("main").getByRole("button", { name }).first();
    await expect(fold).toBeVisible();
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  }
};

const openDetails = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Details of ${name}` }).click();
  await expect(field(page.getByRole("main"), "First name")).toBeVisible();
};

/** Each screen on which something is typed, with all its forms open; and a field of its last form. */
const SCREENS: {
  screen: string;
  path: (ids: { id: number; yachtId: number; profileId: number }) => string;
  last: string;
  open?: (page: Page) => Promise<void>;
}[] = [
  { screen: "the overview", path: ({ id }) => `/agreement/${id}`, last: "Cruising areas" },
  {
    screen: "the yacht and her carrier, in the agreement",
    path: ({ id }) => `/agreement/${id}/yacht`,
    last: "Company name",
    open: (page) => openDetails(page, "Crashed Carrier"),
  },
  {
    screen: "the route",
    path: ({ id }) => `/agreement/${id}/mapping`,
    last: "Arrival",
    open: (page) => listed(page).nth(1).getByRole("button").first().click(),
  },
  {
    screen: "a passenger's stay",
    path: ({ id }) => `/agreement/${id}/clients`,
    last: "Boarding time",
    open: async (page) => {
      await openStays(page, PASSENGER);
      await page.getByRole("button", { name: `Edit stay 1 of ${PASSENGER}` }).click();
    },
  },
  { screen: "the services", path: ({ id }) => `/agreement/${id}/services`, last: "English text" },
  { screen: "the price", path: ({ id }) => `/agreement/${id}/price`, last: "Designation", open: unfold },
  { screen: "a yacht", path: ({ yachtId }) => `/yachts/${yachtId}`, last: "Speed of a new point" },
  { screen: "a profile", path: ({ profileId }) => `/profile/${profileId}`, last: "IBAN" },
];

test("text typed into any field of an agreement, a yacht or a profile outlives the page's crash", {
  tag: "@nightly",
}, async ({ page, context, request }) => {
  // It fills every field of an agreement, one after the other.
  test.setTimeout(patience(600_000));
  const ids = await fullDraft(request);
  await logIn(page, "admin");
  await expectSaved(page);
  await addListed(page, ids.id);
  await page.goto(`/yachts/${ids.yachtId}`);
  await field(page, "Speed of a new point").fill("8");
  await field(page, "Consumption of a new point").fill("60");
  await page.getByRole("button", { name: "Add point" }).click();
  await expectSaved(page);
  let here = page;
  let count = 0;
  for (const { screen, path, last, open } of SCREENS) {
    await test.step(screen, async () => {
      const show = async () => {
        await here.goto(path(ids));
        await open?.(here);
        await expect(field(here.getByRole("main"), last).first()).toBeVisible();
      };
      await show();
      for (const collection of COLLECTIONS) await holdWrites(here, collection);
      const fields = await editables(here);
      expect(fields.length).toBeGreaterThan(1);
      expect(fields.filter(({ name }) => !FIELD.test(name))).toEqual([]);
      const typed: Record<string, string> = {};
      for (const name of new Set(fields.map((each) => each.name))) {
        // A text, or in a field for a number or a date something that cannot be saved.
        count += 1;
        typed[name] = `X${count}`;
        await here.locator(`[name="${name}"]`).first().fill(`X${count}`);
      }
      await crash(here);
      here = await context.newPage();
      await show();
      await expect.poll(() => byName(here)).toEqual(typed);
    });
  }
  console.log(`${count} fields on ${SCREENS.length} screens`);
});
