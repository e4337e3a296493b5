import { unrouted } from "shared-schema/itinerary/edit/routedLegs";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT, partId } from "#testing/drafts.ts";
import { enter, field } from "#testing/find.ts";
import { legs, openLegs, pressTool, type Stop, selectWaypoint, undo, waypointForm } from "#testing/route.ts";
import type { OpenedScreen } from "#testing/screen.tsx";

/** East of Corsica: the straight way from Antibes crosses Cap Corse, the one to Ajaccio the island. */
const BASTIA = { latitude: 42.7, longitude: 9.7 };

const crossing = legs.getByText("The leg crosses land.");
const asked = page.getByText(/^The leg to .* has moved since its line was drawn/);
/** A leg that the router is to draw. */
const router = (stop: Stop): Stop => ({ ...stop, routed: unrouted(stop) });

/** The bends in the leg to a waypoint, by its number. */
async function bendsTo(screen: OpenedScreen, sn: number): Promise<number> {
  const body = await screen.device.body("agreements", DRAFT);
  return body?.waypoints[partId(sn)]?.track?.length ?? 0;
}

it("draws a leg again when its end moves, without a question, and goes back with the move", async () => {
  const screen = await openLegs([ANTIBES, router(BASTIA), router(AJACCIO)]);
  await expect.poll(() => bendsTo(screen, 3)).toBeGreaterThan(0);
  await expect.element(crossing).toHaveLength(0);
  const bends = await bendsTo(screen, 3);
  await selectWaypoint(2);
  await enter(field("Latitude", waypointForm(2)), "42.3");
  await expect.poll(() => bendsTo(screen, 3)).not.toBe(bends);
  await expect.element(crossing).toHaveLength(0);
  expect(asked.elements()).toHaveLength(0);
  await undo.click();
  await expect.element(field("Latitude", waypointForm(2))).toHaveValue("42.7000");
  await expect.poll(() => bendsTo(screen, 3)).toBe(bends);
});

it("leaves a straight line alone, and asks about one that was drawn by hand", async () => {
  const screen = await openLegs([ANTIBES, router(BASTIA), router(AJACCIO)]);
  for (const sn of [2, 3]) await expect.poll(() => bendsTo(screen, sn)).toBeGreaterThan(0);
  await legs.getByRole("button", { name: "Edit the leg to" }).nth(1).click();
  await page.getByRole("menuitem", { name: /^Straighten/ }).click();
  await expect.poll(() => bendsTo(screen, 3)).toBe(0);
  await legs.getByRole("button", { name: "Edit the leg to" }).first().click();
  await page.getByRole("menuitem", { name: "Bend the line in the middle" }).click();
  await selectWaypoint(2);
  await enter(field("Latitude", waypointForm(2)), "42.3");
  await expect.element(asked).toBeVisible();
  await expect.element(crossing.first()).toBeVisible();
  await page.getByRole("button", { name: "Reroute around land" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(page.getByText(/^One leg was routed/)).toBeVisible();
  expect(await bendsTo(screen, 3)).toBe(0);
});

it("routes every leg around land on request, and takes that back as one edit", async () => {
  await openLegs([ANTIBES, BASTIA, AJACCIO]);
  await expect.element(crossing.first()).toBeVisible();
  const before = crossing.elements().length;
  await pressTool("Route around land");
  await expect.element(page.getByText(/2 legs were routed/)).toBeVisible();
  await expect.element(crossing).toHaveLength(0);
  await undo.click();
  await expect.element(crossing).toHaveLength(before);
});

/** Presses a button in the moment in which something is shown: a router that is quick leaves no time for a click. */
function onceShown(shown: Locator, button: Locator): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const [pressed] = button.elements();
      if (shown.elements().length === 0 || !(pressed instanceof HTMLElement)) return;
      observer.disconnect();
      pressed.click();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

it("shows how far a search is, and stores nothing of one that was cancelled", async () => {
  const naples = { latitude: 40.6, longitude: 14.3 };
  const venice = { latitude: 45.4, longitude: 12.6 };
  const bays = [ANTIBES, BASTIA, venice, AJACCIO, venice, naples, venice, ANTIBES, venice];
  const screen = await openLegs(bays);
  const progress = page.getByRole("progressbar", { name: /^Finding a route around land: leg \d of 8/ });
  const cancelled = onceShown(progress, page.getByRole("button", { name: "Cancel" }));
  await pressTool("Route around land");
  await cancelled;
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(page.getByText(/legs? (was|were) routed/)).not.toBeInTheDocument();
  for (const sn of [2, 9]) expect(await bendsTo(screen, sn)).toBe(0);
});
