import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "#testing/drafts.ts";
import { field, isUncovered } from "#testing/find.ts";
import { isChartMoving, listedWaypoints, markerOf, openRoute, selectWaypoint, waypointForm } from "#testing/route.ts";

const say = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
/** The water of Port Vauban. */
const VAUBAN = ["43.5853", "7.1296"] as const;
const isCall = (sn: number) => waypointForm(sn).getByLabelText("This waypoint is a call");

/** Types a place, and takes the first one that is offered. */
async function sayPlace(text: string, offered: RegExp): Promise<void> {
  await say.fill(text);
  await expect.element(page.getByRole("option", { name: offered }).first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
}

it("a route is said: ports, an anchorage and a position, by Enter alone", async () => {
  await openRoute([]);
  await sayPlace("Port Vauban", /^Port Vauban/);
  await expect.element(listedWaypoints).toHaveLength(1);
  await expect.element(page.getByText("Waypoint 1 added: Port Vauban, Antibes")).toBeVisible();

  // A typing error is forgiven; a port is a call, and is framed and chosen at once.
  await sayPlace("protofino", /^Portofino Harbour/);
  await expect.element(listedWaypoints).toHaveLength(2);
  await expect.element(isCall(2)).toBeChecked();
  await expect.element(waypointForm(2).getByText("is on land")).not.toBeInTheDocument();

  await sayPlace("pampelonne", /Pampelonne/);
  await expect.element(listedWaypoints.nth(2)).toHaveTextContent("Baie de Pampelonne");
  await expect.element(isCall(3)).not.toBeChecked();

  await sayPlace("42°18.0' N 6°54.0' E", /^42°18.0′ N 6°54.0′ E/);
  await expect.element(field("Latitude", waypointForm(4))).toHaveValue("42.3000");
  const added = page.getByRole("alert").filter({ hasText: "Waypoint 4 added" });
  await added
    .or(page.getByRole("status").filter({ hasText: "Waypoint 4 added" }))
    .getByRole("button", { name: "Undo" })
    .click();
  await expect.element(listedWaypoints).toHaveLength(3);

  await say.fill("Qqqqzzzz");
  await expect.element(page.getByText("No such place")).toBeVisible();
});

it.each([
  [1280, 800],
  [390, 844],
])(
  "what is said of a new waypoint does not cover it at %i × %i, and goes when another one is selected",
  async (width, height) => {
    await page.viewport(width, height);
    await openRoute([
      { latitude: 43.5, longitude: 7.1 },
      { latitude: 42.6, longitude: 8.7 },
    ]);
    await sayPlace("Porto Cervo", /^Porto Cervo/);
    const added = page.getByText(/^Waypoint 3 added: Porto Cervo/);
    await expect.element(added).toBeVisible();
    await expect.poll(() => !isChartMoving() && isUncovered(markerOf(3).getBySelector("span").element())).toBe(true);
    await selectWaypoint(1);
    await expect.element(added).not.toBeInTheDocument();
  },
);

it("an empty route waits for its first place with the focus, unless the keyboard is at work elsewhere", async () => {
  const screen = await openRoute([]);
  await expect.element(say).toHaveFocus();
  const parts = page.getByRole("navigation", { name: "Sections of the agreement" });
  const route = parts.getByRole("link", { name: "Route" });
  await parts.getByRole("link", { name: "People" }).click();
  await expect.element(say).not.toBeInTheDocument();
  await route.click();
  await expect.element(say).toHaveFocus();

  await screen.go(`/agreement/${DRAFT}/clients`);
  await expect.element(say).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  route.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(say).toBeVisible();
  await expect.element(route).toHaveFocus();
});

it("a route with places, a small screen and a field that a link names keep the focus where it is", async () => {
  const screen = await openRoute([{ latitude: 43.5, longitude: 7.1 }]);
  await expect.element(say).not.toHaveFocus();
  await putDraft(screen);
  await screen.go(`/agreement/${DRAFT}/clients`);
  await expect.element(say).not.toBeInTheDocument();
  await screen.go(`/agreement/${DRAFT}/mapping#cruise.elsewhere`);
  await expect.element(say).toBeVisible();
  await expect.element(say).not.toHaveFocus();
  await page.viewport(390, 844);
  await screen.go(`/agreement/${DRAFT}/clients`);
  await expect.element(say).not.toBeInTheDocument();
  await screen.go(`/agreement/${DRAFT}/mapping`);
  await expect.element(say).toBeVisible();
  await expect.element(say).not.toHaveFocus();
});

it("a harbour is entered in its water", async () => {
  await openRoute([]);
  await sayPlace("Port Vauban", /^Port Vauban/);
  const [latitude, longitude] = VAUBAN;
  await expect.element(field("Latitude", waypointForm(1))).toHaveValue(latitude);
  await expect.element(field("Longitude", waypointForm(1))).toHaveValue(longitude);
});

it("a position on land offers the nearest water", async () => {
  await openRoute([]);
  await page.getByRole("button", { name: "Add at a position" }).click();
  const form = page.getByRole("dialog");
  await field("Latitude", form).fill("43.61");
  await field("Longitude", form).fill("7.06");
  await form.getByRole("button", { name: "Add waypoint" }).click();
  await expect.element(page.getByText("That position is on land.")).toBeVisible();
  await expect.element(listedWaypoints).toHaveLength(0);
  await page.getByRole("button", { name: "Add at the nearest water" }).click();
  await expect.element(listedWaypoints).toHaveLength(1);
  await expect.element(waypointForm(1)).not.toHaveTextContent("inland");
});
