import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AJACCIO, ANTIBES } from "#testing/drafts.ts";
import { field } from "#testing/find.ts";
import {
  clickAt,
  legs,
  listedWaypoints,
  openLegs,
  pressTool,
  routeChart,
  selectWaypoint,
  spot,
  waypointForm,
} from "#testing/route.ts";

const straighten = page.getByRole("menuitem", { name: /^Straighten/ });

/** Opens the menu of the leg to a waypoint, by its number. */
const openMenu = (sn: number) =>
  legs
    .getByRole("button", { name: "Edit the leg to" })
    .nth(sn - 2)
    .click();

/** The number of bends in the leg to a waypoint, as its menu says. */
async function bendsTo(sn: number): Promise<number> {
  await openMenu(sn);
  await expect.element(straighten).toBeVisible();
  const [bends] = /\d+/.exec(straighten.element().textContent ?? "") ?? [];
  // Mantine takes the focus into the menu a moment after it has opened.
  await expect
    .poll(async () => {
      await userEvent.keyboard("{Escape}");
      return straighten.elements().length;
    })
    .toBe(0);
  return Number(bends);
}

it("keeps both halves of a line on which a waypoint is put, and its bends when the route is reversed", async () => {
  await openLegs([
    { latitude: 43.2, longitude: 7 },
    { latitude: 43.2, longitude: 8 },
  ]);
  for (const bent of [1, 2]) {
    await openMenu(2);
    await page.getByRole("menuitem", { name: "Bend the line in the middle" }).click();
    await expect.element(routeChart.getByTitle(`Bend ${bent} of the selected leg`)).toBeInTheDocument();
  }
  await openMenu(2);
  await page.getByRole("menuitem", { name: "Insert a waypoint in the middle" }).click();
  await expect.element(listedWaypoints).toHaveLength(3);
  const allBends = async () => (await bendsTo(2)) + (await bendsTo(3));
  // The table follows the chart.
  await expect.poll(allBends).toBe(2);
  await expect.element(page.getByText("has moved since its line was drawn")).not.toBeInTheDocument();

  await selectWaypoint(1);
  await pressTool("Reverse");
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect.element(field("Longitude", waypointForm(3))).toHaveValue("7.0000");
  await expect.poll(allBends).toBe(2);
});

it("appends behind the last waypoint, whichever is selected", async () => {
  await openLegs([ANTIBES, AJACCIO]);
  await selectWaypoint(1);
  await pressTool("Append");
  await expect.element(waypointForm(2)).toBeVisible();
  await clickAt(spot(0.4, 0.8));
  await expect.element(waypointForm(3)).toBeVisible();
});

it("makes a line straight again", async () => {
  await openLegs([ANTIBES, { ...AJACCIO, track: [{ latitude: 43.4, longitude: 7.9 }] }]);
  expect(await bendsTo(2)).toBe(1);
  await openMenu(2);
  await straighten.click();
  await openMenu(2);
  await expect.element(straighten).toBeDisabled();
});
