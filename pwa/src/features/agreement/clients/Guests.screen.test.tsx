import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PRICED, profileIn, putPriced } from "../../../testing/agreement/priced.ts";
import { expectNoBarriers } from "../../../testing/browser/axe.ts";
import { isInView, overflowOf } from "../../../testing/find.ts";
import { type Desk, openScreen } from "../../../testing/screen.tsx";

const main = page.getByRole("main");
const list = main.getByRole("list", { name: "Passengers" });
const rows = list.getByRole("listitem");
/** Those in the list of passengers: the client and the captain have a button of that name too. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>("main [aria-label='Passengers'] [aria-label^='Details of ']")].map(
    (name) => name.textContent?.trim() ?? "",
  );
const MOST_CONTROLS = 45;

/** The elements on screen that can be pressed or typed into. */
function controlsInSight(): number {
  const found = document.querySelectorAll("a[href], button, input, select, textarea, [role='tab'], [role='button']");
  return [...found].filter((each) => each.checkVisibility() && isInView(each)).length;
}

it("passengers are rows with one menu each: few controls in sight, and no barriers", async () => {
  await page.viewport(1280, 800);
  await openScreen("/agreement/1/clients", { as: "captain" });
  await expect.element(main.getByText(/^8 of \d+ · Whole voyage: Cannes, .+ local → Cannes, .+ local$/)).toBeVisible();
  await expect.element(rows.filter({ hasText: "Whole voyage" }).first()).toBeVisible();
  await expect.element(rows.filter({ hasText: /Ajaccio.* → .*Monaco/ }).first()).toBeVisible();
  // The menus are not under the summary beside the list.
  expect(overflowOf(list.element())).toBe(0);
  await expectNoBarriers();
  expect(controlsInSight()).toBeLessThanOrEqual(MOST_CONTROLS);
});

it.each([1024, 768, 390])("rows fit a screen of %i px", async (width) => {
  await page.viewport(width, 844);
  await openScreen("/agreement/1/clients", { as: "captain" });
  await expect.element(rows.first()).toBeVisible();
  expect(overflowOf(document.documentElement)).toBe(0);
  await expectNoBarriers();
});

const sails = (desk: Desk, change: (body: AgreementBody) => AgreementBody = (body) => body) =>
  putPriced(desk, { roles: ["captains", "passengers"], change });

it("a row opens below itself by a click or by Enter, one at a time, and its menu leads to each part", async () => {
  await openScreen(`/agreement/${PRICED}/clients`, { as: "captain", prepare: (desk) => sails(desk) });
  const name = list.getByRole("button", { name: /^Details of / }).first();
  await expect.element(name).toBeVisible();
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveAttribute("aria-expanded", "true");
  await expect.element(main.getByRole("tab", { name: "Details" })).toHaveAttribute("aria-selected", "true");
  await list
    .getByRole("button", { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Stay on board" }).click();
  await expect.element(main.getByRole("button", { name: /^Add a stay on board for / })).toBeVisible();
  await expectNoBarriers();
});

it("those who need someone come first, and a link to a field opens its row", async () => {
  const screen = await openScreen(`/agreement/1/clients`, {
    as: "captain",
    prepare: async ({ device }) => {
      const demo = await device.body("agreements", 1);
      const sailing = Object.values(demo?.parties ?? {}).filter(({ role }) => role === "passengers");
      const last = sailing.sort((a, b) => (a.pos < b.pos ? -1 : 1)).at(-1);
      if (last)
        await device.change("profiles", last.profile_id, (body) => ({ ...body, last_name: "Zz", passport_num: null }));
    },
  });
  await expect.poll(() => names().find((name) => name.endsWith("Zz"))).toBeDefined();
  await expect.poll(() => names().filter((name) => name !== "Thomas Hartmann")[0]).toMatch(/Zz$/);
  const needy = rows.filter({ hasText: "Zz" });
  await expect.element(needy).toHaveTextContent("1 detail is missing");
  await screen.go("/agreement/1/clients#cruise.r_passengers.0");
  await expect.element(main.getByRole("group", { name: /^Stay 1 of / })).toBeVisible();
});

it("passengers without a stay get the whole voyage in one click, and lose it in one undo", async () => {
  await openScreen(`/agreement/${PRICED}/clients`, { as: "captain", prepare: (desk) => sails(desk) });
  const notice = page.getByText("does not have any embarkation or disembarkation scheduled yet.", { exact: false });
  await expect.element(notice).toBeVisible();
  await page.getByRole("button", { name: "Give the whole voyage" }).click();
  await expect.element(rows.first()).toHaveTextContent("Whole voyage");
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(notice).toBeVisible();
});

it("no one is added to a full yacht, and it is said why", async () => {
  await openScreen(`/agreement/${PRICED}/clients`, {
    as: "captain",
    prepare: (desk) => putPriced(desk, { roles: ["captains", "passengers"], yacht: { max_nb_passengers: 1 } }),
  });
  await expect.element(main.getByRole("button", { name: "Add a passenger" })).toBeDisabled();
  await expect.element(main.getByText("The yacht may carry 1 passenger: no one can be added.")).toBeVisible();
});

it("links are sent to those who have none, after asking how many", async () => {
  const sent: unknown[] = [];
  let guest = 0;
  await openScreen(`/agreement/${PRICED}/clients`, {
    as: "captain",
    prepare: async (desk) => {
      await sails(desk);
      guest = await profileIn(desk, "passengers");
      await desk.device.change("profiles", guest, (body) => ({ ...body, user_id: null, email: "guest@example.org" }));
      desk.server.on("GET", /passenger_link/, { json: [] });
      desk.server.on("POST", /passenger_link/, ({ body }) => {
        sent.push(body);
        return { status: 201, json: { url: null, mailed_to: "guest@example.org", expires_at: "2027-07-03T10:00:00Z" } };
      });
    },
  });
  await page.getByRole("button", { name: "Send links" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveTextContent(/Email a link to .+, who has none\?/);
  await dialog.getByRole("button", { name: "Send links" }).click();
  await expect.element(page.getByText("1 link was sent.")).toBeVisible();
  expect(sent).toEqual([{ profile_id: guest, send: true }]);
});
