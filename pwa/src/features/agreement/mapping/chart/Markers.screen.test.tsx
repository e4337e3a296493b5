import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AJACCIO, ANTIBES } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { clickAt, listedWaypoints, openRoute, routeChart, selectWaypoint, spot, waypointForm } from "#testing/route.ts";

const ANTIBES_NAME = /^1 · .*Antibes/;

/** Every marker is named, for the eye and for the screen reader, as the list names its waypoint. */
async function expectNames(names: (string | RegExp)[]): Promise<void> {
  await expect.element(routeChart.getBySelector('.leaflet-marker-icon[title*=" · "]')).toHaveLength(names.length);
  for (const name of names) {
    const marker = routeChart.getByRole("button", { name, exact: true });
    const same = typeof name === "string" ? name : expect.stringMatching(name);
    await expect.element(marker).toHaveAttribute("title", same);
    await expect.element(marker).toHaveAttribute("aria-label", same);
  }
}

it("names markers as the list names their waypoints, and follows numbers and names", async () => {
  await openRoute([ANTIBES, AJACCIO]);
  await expectNames([ANTIBES_NAME, /^2 · .*Ajaccio/]);
  await selectWaypoint(2);
  await enter(field("Name", waypointForm(2)), "Chez <b>Tino</b>");
  await expectNames([ANTIBES_NAME, "2 · Chez <b>Tino</b>"]);
  // At the rim of the chart the credits may lie over a marker.
  await page.getByRole("button", { name: "Show the whole route" }).click();
  await routeChart.getByRole("button", { name: "2 · Chez <b>Tino</b>" }).getBySelector("span").hover();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent(/^2 · Chez <b>Tino<\/b>$/);

  await selectWaypoint(1);
  await clickAt(spot(0.4, 0.8));
  await expect.element(listedWaypoints).toHaveLength(3);
  await enter(field("Name", waypointForm(2)), "Off Cap Corse");
  await expectNames([ANTIBES_NAME, "2 · Off Cap Corse", "3 · Chez <b>Tino</b>"]);
});

it("gives markers the colours and sizes of what they are", async () => {
  await openRoute([7.05, 7.15, 7.25].map((longitude) => ({ latitude: 43.5, longitude })));
  const mark = (kind: string) => routeChart.getBySelector(`.leaflet-marker-icon [data-kind="${kind}"]`);
  await selectWaypoint(3);
  const colours = { first: "rgb(42, 168, 74)", plain: null, selected: "rgb(31, 111, 214)" };
  for (const [kind, backgroundColor] of Object.entries(colours)) {
    await expect.element(mark(kind)).toHaveLength(1);
    if (backgroundColor !== null) await expect.element(mark(kind)).toHaveStyle({ backgroundColor });
  }
  await expect.element(mark("first")).toHaveStyle({ width: "15px" });
  await selectWaypoint(2);
  await waypointForm(2).getByLabelText("This waypoint is a call").click();
  await selectWaypoint(1);
  await expect.element(mark("last")).toHaveStyle({ backgroundColor: "rgb(194, 59, 52)" });
  await expect.element(mark("call")).toHaveStyle({ backgroundColor: "rgb(20, 83, 45)" });
  await expect.element(listedWaypoints.nth(1).getBySelector("[data-kind='call']")).toBeVisible();

  const zoomOut = routeChart.getByRole("button", { name: "Zoom out" });
  await expect
    .poll(async () => {
      await zoomOut.click();
      const last = mark("last").element();
      return last instanceof HTMLElement && last.style.width;
    })
    .toBe("10px");
});
