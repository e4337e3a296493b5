import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { patience } from "#testing/browser/patience.ts";
import { contractText } from "../../../testing/agreement/contract.ts";
import { PRICED, putPriced } from "../../../testing/agreement/priced.ts";
import { enter, field } from "../../../testing/fields.ts";
import { overflowOf } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

const marks = (selector: string) => document.querySelectorAll(selector).length;
const weekBegins = (month: string) =>
  [...document.querySelectorAll("table")].find((table) => table.textContent.includes(month))?.querySelector("th")
    ?.textContent;
const today = () => document.querySelector("td[data-today]")?.getAttribute("data-date");

it("the cruise is a calendar, Monday first in both languages, with its calls and its map", async () => {
  await openScreen("/agreement/1", { as: "central" });
  await expect
    .element(page.getByText("Jul 03, 2027 10:00 UTC to Jul 12, 2027 10:00 UTC", { exact: true }))
    .toBeVisible();
  await page.getByRole("button", { name: "Calendar", exact: true }).click();
  expect(weekBegins("July 2027")).toBe("Mo");
  expect(marks('[data-period="cruise"]')).toBe(10);
  expect(marks('[data-date="2027-07-03"] [data-kind="delivery"]')).toBe(1);
  expect(marks('[data-date="2027-07-12"] [data-kind="redelivery"]')).toBe(1);
  expect(marks('[data-date="2027-07-06"] [data-kind="call"]')).toBe(1);
  await page.getByText("Delivery, calls and redelivery").first().click();
  const events = page.getByRole("list", { name: "Delivery, calls and redelivery" });
  await expect.element(events.getByRole("listitem").first()).toHaveTextContent("Delivery");
  const map = page.getByRole("region", { name: "Chart of the cruise" });
  await expect.element(map).toBeVisible();
  const inMap = (selector: string) => map.element().querySelectorAll(selector).length;
  await expect.poll(() => inMap(".leaflet-marker-icon")).toBe(9);
  // The cruise ends where it began: neither end hides the other.
  expect(inMap('[data-kind="ends"]')).toBe(1);
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect.poll(() => weekBegins("juillet 2027")).toBe("lu");
});

it.each([
  [1280, 800],
  [768, 1024],
])("on %i × %i nothing lies on the small chart, and no button's words are cut off", async (width, height) => {
  await page.viewport(width, height);
  await openScreen("/agreement/1", { as: "captain" });
  const map = page.getByRole("region", { name: "Chart of the cruise" });
  await expect.poll(() => map.element().querySelectorAll(".leaflet-marker-icon").length).toBe(9);
  expect(map.getByRole("button", { name: /^Zoom/ }).elements()).toEqual([]);
  const scaleOf = () => map.getByText(/ NM$/).element().textContent;
  const before = scaleOf();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(scaleOf).not.toBe(before);
  const labels = [...document.querySelectorAll("main .mantine-Button-label")].filter((label) =>
    label.checkVisibility(),
  );
  expect(labels.filter((label) => overflowOf(label) > 1).map((label) => label.textContent)).toEqual([]);
});

it("the dates of the head follow everywhere, and days begin at midnight UTC", async () => {
  const screen = await openScreen(`/agreement/${PRICED}`, {
    as: "admin",
    prepare: (desk) =>
      putPriced(desk, { name: "Dates", roles: [], change: (body) => ({ ...body, yacht_id: null, waypoints: {} }) }),
  });
  const main = page.getByRole("main");
  await expect.element(page.getByText("No yacht has been selected for this cruise.")).toBeVisible();
  await page.getByRole("button", { name: "Calendar", exact: true }).click();
  const dates: [label: string, value: string][] = [
    ["Delivery", "2027/08/02 10:00"],
    ["Redelivery", "2027/08/05 23:30"],
    ["Positioning begins", "2027/07/31 06:00"],
    ["Return positioning ends", "2027/08/06 00:30"],
  ];
  for (const [label, value] of dates) await enter(field(main, label), value);
  const whole = page.getByText("Aug 02, 2027 10:00 UTC to Aug 05, 2027 23:30 UTC", { exact: true });
  await expect.element(whole).toBeVisible();
  await expect.poll(() => marks('td[data-period="cruise"]')).toBe(4);
  await expect.poll(() => marks('td[data-period="positioning"]')).toBe(3);
  expect(marks('[data-date="2027-08-05"] [data-kind="redelivery"]')).toBe(1);
  await enter(field(main, "Redelivery"), "2027/08/06 00:00");
  await expect.poll(() => marks('td[data-period="cruise"]')).toBe(5);
  await page.getByRole("navigation").getByRole("link", { name: "Agreements" }).first().click();
  const row = page.getByRole("row").filter({ hasText: "00900" });
  await expect.element(row).toHaveTextContent("2027/08/02");
  await expect.element(row).toHaveTextContent("2027/08/06");
  await screen.go(`/agreement/${PRICED}/contract`);
  await expect.poll(contractText, { timeout: patience(15_000) }).toContain("2027-08-06");
});

it("today's mark moves on at midnight", async () => {
  const clock = { toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const };
  await openScreen("/agreement/1", {
    as: "central",
    prepare: () => {
      vi.useFakeTimers({
        ...clock,
        toFake: [...clock.toFake],
        now: Date.parse("2027-07-05T23:50:00Z"),
        shouldAdvanceTime: true,
      });
      onTestFinished(() => void vi.useRealTimers());
    },
  });
  await page.getByRole("button", { name: "Calendar", exact: true }).click();
  await expect.poll(today).toBe("2027-07-05");
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  await expect.poll(today).toBe("2027-07-06");
});
