import { expect, it } from "vitest";
import { AJACCIO, ANTIBES } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { listedWaypoints, openRoute, selectWaypoint, waypointForm } from "#testing/route.ts";

it("orders waypoints by their times, and says where a departure comes before the arrival", async () => {
  await openRoute([
    { ...ANTIBES, call_location_str: "Antibes", arr_date: "2027-07-01T06:00:00.000Z" },
    { ...AJACCIO, call_location_str: "Ajaccio", arr_date: "2027-07-03T06:00:00.000Z" },
    { latitude: 41, longitude: 5.5, call_location_str: "Far out", arr_date: "2027-07-05T06:00:00.000Z" },
  ]);
  await selectWaypoint(3);
  // A point on the high seas keeps the clock of the one before.
  await expect.element(waypointForm(3)).toHaveTextContent("(Europe/Paris)");
  await selectWaypoint(2);
  await enter(field("Arrival", waypointForm(2)), "2027/07/06 08:00");
  await expect.element(waypointForm(3).getByLabelText("Name")).toHaveValue("Ajaccio");
  for (const [index, name] of ["Antibes", "Far out", "Ajaccio"].entries()) {
    await expect.element(listedWaypoints.nth(index)).toHaveTextContent(name);
    await expect.element(listedWaypoints.nth(index)).toHaveTextContent(String(index + 1));
  }
  await enter(field("Departure", waypointForm(3)), "2027/07/06 07:00");
  await expect.element(field("Arrival", waypointForm(3))).toHaveAttribute("aria-invalid", "true");
  await expect.element(listedWaypoints.nth(2)).toHaveTextContent("The arrival is after the departure.");
});
