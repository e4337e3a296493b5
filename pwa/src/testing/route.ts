import type { NewWaypoint } from "shared-schema/agreement/mutations/waypoints";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "./drafts.ts";
import { type Desk, type OpenedScreen, openScreen } from "./screen.tsx";

/** The chart of the route that is on screen. */
export const routeChart = page.getByRole("region", { name: "Chart of the route" }).first();

/** The waypoints as the list shows them. */
export const listedWaypoints = page.getBySelector("#cruise\\.waypoints ol > li");

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

/** A stop of a draft: its position, and anything else about it. Legs are straight unless it says otherwise. */
export type Stop = NewWaypoint;

/** The route of a draft, open as the administrator sees it. */
export async function openRoute(
  stops: readonly Stop[],
  { fields = {}, prepare }: { fields?: Partial<AgreementBody>; prepare?: (desk: Desk) => Promise<void> | void } = {},
): Promise<OpenedScreen> {
  const screen = await openScreen(`/agreement/${DRAFT}/mapping`, {
    as: "admin",
    prepare: async (desk) => {
      await putDraft(desk, { fields, route: stops });
      await prepare?.(desk);
    },
  });
  await expect.element(drawing).toBeInTheDocument();
  await expect.element(listedWaypoints).toHaveLength(stops.length);
  return screen;
}

/** Has this device keep the drawer raised, where it begins lowered. */
export function keepDrawerRaised(): void {
  localStorage.setItem("passerelle.drawer", JSON.stringify("half"));
}

/** The route of a draft with the table of its legs in sight. */
export function openLegs(
  ...[stops, { prepare, ...options } = {}]: Parameters<typeof openRoute>
): Promise<OpenedScreen> {
  return openRoute(stops, {
    ...options,
    prepare: async (desk) => {
      keepDrawerRaised();
      await prepare?.(desk);
    },
  });
}

/** The chart under the route, once it is drawn. */
export const drawing = routeChart.getBySelector("canvas[data-zoom]");

/** The table of the legs. */
export const legs = page.getByRole("region", { name: "Table of the legs" });

/** Takes the last edit back. */
export const undo = page.getByRole("button", { name: "Undo (Ctrl-Z)" });

/** Opens the form of a waypoint, by its number. */
export async function selectWaypoint(sn: number): Promise<void> {
  await listedWaypoints
    .nth(sn - 1)
    .getByRole("button")
    .first()
    .click();
  await expect.element(waypointForm(sn)).toBeVisible();
}

/** Presses something of the tools on the chart. */
export async function pressTool(name: string | RegExp): Promise<void> {
  await page
    .getByRole("toolbar")
    .getByRole("button", { name: /^(Tools|Outils)$/ })
    .click();
  await page.getByRole("menuitem", { name }).click();
}

/** A spot in the window, px. */
export interface Spot {
  x: number;
  y: number;
}

/** A spot of the chart by its shares of what is uncovered of its width and height. */
export function spot(across: number, down: number): Spot {
  const { left, top, right, bottom } = uncovered();
  return { x: left + (right - left) * across, y: top + (bottom - top) * down };
}

/** Height of the tools at the chart's top, and width of its buttons at the right, px. */
const BUTTONS = 60;

/** The part of the chart beside the list, above the drawer and clear of the buttons, where these lie on it. */
function uncovered(): Pick<DOMRect, "left" | "top" | "right" | "bottom"> {
  const chart = routeChart.element().getBoundingClientRect();
  const room = document.querySelector("[data-drawer]");
  if (!room) return chart;
  const list = room.firstElementChild?.getBoundingClientRect();
  const drawer = room.lastElementChild?.getBoundingClientRect();
  const { left, top, right, bottom } = chart;
  return {
    left: list?.right ?? left,
    top: top + BUTTONS,
    right: right - BUTTONS,
    bottom: drawer?.top ?? bottom,
  };
}

/** A spot in the window as an offset within the border of the chart. */
function within({ x, y }: Spot): Spot {
  const element = routeChart.element();
  const box = element.getBoundingClientRect();
  return { x: x - box.x - element.clientLeft, y: y - box.y - element.clientTop };
}

/** Clicks the chart. */
export async function clickAt(at: Spot): Promise<void> {
  await routeChart.click({ position: within(at) });
}

/** Drags what lies at a spot of the chart. */
export async function drag(from: Spot, to: Spot): Promise<void> {
  await userEvent.dragAndDrop(routeChart, routeChart, {
    sourcePosition: within(from),
    targetPosition: within(to),
    steps: 6,
  });
}
