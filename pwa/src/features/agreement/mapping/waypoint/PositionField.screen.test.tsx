import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DRAFT, partId } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { openLegs, selectWaypoint, waypointForm } from "#testing/route.ts";

it("says how long a leg may be, and keeps the waypoint where it was", async () => {
  // 520 NM to the south and back: as much as waypoints 31 NM apart may have between them, but not those 4 NM apart.
  const track = [{ latitude: 34.3, longitude: 5.7 }];
  const screen = await openLegs([
    { latitude: 43, longitude: 5 },
    { latitude: 43, longitude: 5.7, track },
  ]);
  await selectWaypoint(2);
  await enter(field("Longitude", waypointForm(2)), "5.1");
  await expect.element(page.getByText(/^The leg to waypoint 2 can be at most 1,013 NM long/).first()).toBeVisible();
  const body = await screen.device.body("agreements", DRAFT);
  expect(body?.waypoints[partId(2)]?.longitude).toBe(5.7);
});
