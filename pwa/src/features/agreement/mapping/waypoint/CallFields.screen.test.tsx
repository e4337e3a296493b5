import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT, partId } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { openRoute, selectWaypoint, waypointForm } from "#testing/route.ts";

const call = (sn: number) => waypointForm(sn).getByLabelText("This waypoint is a call");

it("keeps the first waypoint a call, and makes none at sea", async () => {
  await openRoute([ANTIBES, { latitude: 42.8, longitude: 7.6 }]);
  await selectWaypoint(1);
  await expect.element(call(1)).toBeDisabled();
  await expect.element(call(1)).toBeChecked();
  await selectWaypoint(2);
  await call(2).click();
  await expect.element(waypointForm(2).getByText("A waypoint can be a call only in national waters.")).toBeVisible();
  await expect.element(call(2)).not.toBeChecked();
});

it("says that a waypoint that left national waters is no call any more, and takes the move back", async () => {
  await openRoute([ANTIBES, { ...AJACCIO, is_call: true }]);
  await selectWaypoint(2);
  await expect.element(call(2)).toBeChecked();
  await field("Latitude", waypointForm(2)).fill("42°18' N");
  await enter(field("Longitude", waypointForm(2)), "6°54' E");
  await expect.element(page.getByText("left national waters and is no longer a call.")).toBeVisible();
  await expect.element(call(2)).not.toBeChecked();
  await page.getByRole("button", { name: "Undo the move" }).click();
  await expect.element(call(2)).toBeChecked();
  await expect.element(field("Latitude", waypointForm(2))).toHaveValue("41.9200");
});

it("still says so when the first field has left national waters and the second one moves on, and takes both back", async () => {
  const screen = await openRoute([ANTIBES, { ...AJACCIO, is_call: true }]);
  const stored = async () => (await screen.device.body("agreements", DRAFT))?.waypoints[partId(2)];
  await selectWaypoint(2);
  await expect.element(call(2)).toBeChecked();
  await enter(field("Longitude", waypointForm(2)), "6°54' E");
  await expect.poll(stored).toMatchObject({ longitude: 6.9, is_call: false });
  await enter(field("Latitude", waypointForm(2)), "42°18' N");
  await expect.poll(stored).toMatchObject({ latitude: 42.3 });
  await expect.element(page.getByText("left national waters and is no longer a call.")).toBeVisible();
  await page.getByRole("button", { name: "Undo the move" }).click();
  await expect.poll(stored).toMatchObject({ ...AJACCIO, is_call: true });
});

it("lets the first waypoint not leave national waters", async () => {
  await openRoute([ANTIBES, AJACCIO]);
  await selectWaypoint(1);
  await enter(field("Latitude", waypointForm(1)), "42.3");
  const refused = "The cruise begins at waypoint 1, which must stay in national waters.";
  await expect.element(waypointForm(1).getByText(refused)).toBeVisible();
});
