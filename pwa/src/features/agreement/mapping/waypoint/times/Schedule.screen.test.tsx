import { placeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { partId } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { listedWaypoints, selectWaypoint, waypointForm } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const STOPS = [
  { latitude: 43.5853, longitude: 7.1286 },
  { latitude: 44.3026, longitude: 9.2105 },
  { latitude: 41.3865, longitude: 9.1605 },
];

/** A week of charter over three stops, none of which has a time. */
function week(body: AgreementBody): AgreementBody {
  const charter: AgreementBody = {
    ...body,
    ...{ contract_type: "CHARTER", waypoints: {} },
    ...{ delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-10T10:00:00Z" },
  };
  return STOPS.reduce((routed, at, index) => placeWaypoint(routed, partId(index + 1), at, null), charter);
}

const summary = page.getByRole("complementary", { name: "Summary" });
const total = summary.getByRole("button", { name: /^Total \(incl\. fuel\)/ });

it("times flow from delivery to redelivery, and the total survives", async () => {
  await openScreen(`/agreement/${PRICED}/mapping`, {
    as: "admin",
    prepare: (desk) => putPriced(desk, { name: "Flowing", roles: [], change: week }),
  });
  await expect.element(listedWaypoints.nth(0)).toHaveTextContent("Arr. Jul 03, 12:00");
  await selectWaypoint(3);
  await expect.element(waypointForm(3).getByText("From redelivery")).toBeVisible();
  await expect.element(total).toHaveTextContent("≈");
  await total.click();
  await expect.element(summary.getByText(/Some times are estimated/)).toBeVisible();
  await summary.getByTitle("Hide the summary").click();

  // One night in Portofino pushes what follows; a time on the clock of the place pins it.
  await selectWaypoint(2);
  const portofino = waypointForm(2);
  const third = () => listedWaypoints.nth(2).element().textContent;
  const before = third();
  await portofino.getByRole("button", { name: "One night more" }).click();
  await expect.element(field("Nights here", portofino)).toHaveValue("1");
  await expect.poll(third).not.toBe(before);
  await enter(field("Arrival", portofino), "4 jul 18");
  await expect.element(field("Arrival", portofino)).toHaveValue("2027/07/04 18:00");
  await expect.element(portofino.getByText("Jul 04, 16:00 UTC (Europe/Rome)")).toBeVisible();
  await enter(field("Departure", portofino), "+2d noon");
  await expect.element(field("Departure", portofino)).toHaveValue("2027/07/07 12:00");

  // The waypoints that still need a time are named in the summary, with the way to their field.
  await total.click();
  await summary.getByRole("link", { name: /^3 · / }).click();
  const arrival = field("Arrival", waypointForm(3));
  await expect.element(arrival).toHaveFocus();
  await expect.element(arrival).toBeInViewport();
  await summary.getByTitle("Hide the summary").click();
  await enter(arrival, "8 jul 9:00");
  await selectWaypoint(1);
  await enter(field("Departure", waypointForm(1)), "3/7/27 14h");
  await expect.element(total).not.toHaveTextContent("≈");
  await expect.element(total).toHaveTextContent("€");
});

it("nights are typed too, as far as they can be read, and move the rest of the route once they are whole", async () => {
  const { device } = await openScreen(`/agreement/${PRICED}/mapping`, {
    as: "admin",
    prepare: (desk) => putPriced(desk, { name: "Typed", roles: [], change: week }),
  });
  await selectWaypoint(2);
  const portofino = waypointForm(2);
  const nights = field("Nights here", portofino);
  const stored = async () => (await device.body("agreements", PRICED))?.waypoints[partId(2)]?.nights ?? null;
  await nights.click();
  await userEvent.keyboard("2{Enter}");
  await expect.poll(stored).toBe(2);
  await expect.element(listedWaypoints.nth(1)).toHaveTextContent("2 nights");

  for (const [typed, sentence] of [
    ["", /required/i],
    ["soon", /number/i],
    ["1.5", /whole/i],
    ["367", /366/],
  ] as const) {
    await enter(nights, typed);
    await expect.element(nights).toHaveAccessibleDescription(sentence);
    await expect.element(nights).toHaveValue(typed);
  }
  expect(await stored()).toBe(2);

  // A button counts on from what was typed.
  await nights.fill("3");
  await portofino.getByRole("button", { name: "One night more" }).click();
  await expect.element(nights).toHaveValue("4");
  await expect.poll(stored).toBe(4);
  await expect.element(listedWaypoints.nth(1)).toHaveTextContent("4 nights");
});
