import { type Locator, page } from "vitest/browser";

/** The chart of the route that is on screen. */
export const routeChart = page.getByRole("region", { name: "Chart of the route" }).first();

/** The waypoints as the list shows them. */
export const listedWaypoints = page.getBySelector("#cruise\\.waypoints ol > li");

/** The waypoints and poles on the chart. */
export const chartMarkers = page.getBySelector("[role=button].leaflet-marker-icon");

/** A waypoint on the chart, by its number. */
export function markerOf(sn: number): Locator {
  return routeChart.getByRole("button", { name: new RegExp(`^${sn} · `) });
}

/** The form of a waypoint, by its number. */
export function waypointForm(sn: number): Locator {
  return page.getByRole("region", { name: `Waypoint ${sn}`, exact: true });
}

/** Whether the chart moves, or is about to be drawn. */
export function isChartMoving(): boolean {
  return document.querySelector(".leaflet-pan-anim, .leaflet-zoom-anim") !== null;
}
