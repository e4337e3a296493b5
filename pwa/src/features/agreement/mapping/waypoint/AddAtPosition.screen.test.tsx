import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DRAFT, putDraft } from "#testing/drafts.ts";
import { boxOf, field } from "#testing/find.ts";
import { listedWaypoints, waypointForm } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const opener = page.getByRole("button", { name: "Add at a position" });
const form = page.getByRole("dialog");
const add = form.getByRole("button", { name: "Add waypoint" });

const openEmptyRoute = () => openScreen(`/agreement/${DRAFT}/mapping`, { prepare: (desk) => putDraft(desk) });

it("a position is typed in degrees and minutes, and what is none says how to type it", async () => {
  await openEmptyRoute();
  await opener.click();
  await field("Latitude", form).fill("off Antibes");
  await expect.element(form.getByText("Enter it like 43.58, 43°34.8' N or 43 34 48 N")).toBeVisible();
  await expect.element(add).toBeDisabled();
  await field("Latitude", form).fill("43°34.8' N");
  await field("Longitude", form).fill("7 07 26.4 E");
  await add.click();
  await expect.element(listedWaypoints).toBeVisible();
  await expect.element(field("Latitude", waypointForm(1))).toHaveValue("43.5800");
  await expect.element(field("Longitude", waypointForm(1))).toHaveValue("7.1240");
});

it("Escape closes the form and leads back to its button", async () => {
  await openEmptyRoute();
  await opener.click();
  await expect.element(field("Latitude", form)).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("on a phone the form for a position stays on the screen", async () => {
  await page.viewport(390, 844);
  await openEmptyRoute();
  await opener.click();
  await field("Latitude", form).fill("off Antibes");
  await expect.element(form.getByText(/^Enter it like/)).toBeVisible();
  const { left, right } = boxOf(form);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});
