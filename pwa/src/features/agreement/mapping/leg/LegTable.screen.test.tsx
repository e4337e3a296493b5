import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT } from "#testing/drafts.ts";
import { legs, openLegs, type Stop } from "#testing/route.ts";
import type { Desk } from "#testing/screen.tsx";

/** Puts a demo yacht on the draft. */
async function aboard({ device }: Desk, name: string): Promise<void> {
  const yachts = await device.runtime.collections.yachts.find().exec();
  const yacht = yachts.find(({ body }) => body.name.startsWith(name));
  await device.change("agreements", DRAFT, (body) => ({ ...body, yacht_id: Number(yacht?.id) }));
}

const openAboard = (stops: readonly Stop[]) => openLegs(stops, { prepare: (desk) => aboard(desk, "Azurite") });

it("says on a telephone that the table goes on sideways, and the page does not", async () => {
  await openLegs([ANTIBES, AJACCIO]);
  await expect.element(legs).toBeVisible();
  await page.viewport(390, 844);
  await page.getByRole("tab", { name: "Legs" }).click();
  await expect.element(legs.getByText("Scroll sideways for times and fuel")).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
});

it("shows distances and fuel, and says which reserve the tanks keep", async () => {
  await openAboard([ANTIBES, { latitude: 41, longitude: 6 }]);
  await expect.element(legs).toHaveTextContent(/16\d\.\d\d NM/);
  await expect.element(legs.getByText("The fuel falls below the reserve.")).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Fuel" }).click();
  await expect.element(page.getByText(/^Fuel left assumes .* The reserve is 20.0% of the tanks/)).toBeVisible();
});

it("warns of a leg that leaves too little in the tanks", async () => {
  // Across the ocean with what takes her a few thousand miles.
  await openAboard([ANTIBES, { latitude: 41, longitude: 6 }, { latitude: 17, longitude: -61.8 }]);
  await expect.element(legs.getByText("The fuel falls below the reserve.")).toBeVisible();
});
