import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field } from "#testing/find.ts";
import { listedWaypoints, openRoute, waypointForm } from "#testing/route.ts";

const say = page.getByRole("combobox", { name: "Add a port, anchorage or position" });
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
