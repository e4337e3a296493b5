import { legsToRoute } from "shared-schema/itinerary/edit/routedLegs";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { middleOf, mouse } from "#testing/mouse.ts";
import { isChartMoving, markerOf, routeChart } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const total = page.getByRole("button", { name: /^Total \(incl\. fuel\)/ });
const shownDelta = total.getBySelector('[title*="before"]');

/** The cents of the first amount in a text. */
function centsIn(text: string | null): number {
  const amount = /€([\d,]+\.\d\d)/.exec(text ?? "")?.[1] ?? "";
  return Math.round(Number(amount.replaceAll(",", "")) * 100);
}

it("tells one delta of a drag, against the state before it, once router and price have answered", async () => {
  const screen = await openScreen("/agreement/1/mapping", { as: "captain" });
  await expect.element(total).toHaveTextContent("€");
  await expect.poll(isChartMoving).toBe(false);
  const before = centsIn(total.element().textContent);
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const delta of shownDelta.elements()) seen.add(delta.getAttribute("title") ?? "");
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const mark = markerOf(2).element();
  await mouse({ move: middleOf(mark) }, "down", { move: middleOf(mark, 30), steps: 5 });
  await expect.element(routeChart.getByText(/^≈\s[↑↓] €/)).toBeVisible();
  await mouse("up");
  await expect
    .poll(async () => {
      const body = await screen.device.body("agreements", 1);
      return body && legsToRoute(body.waypoints).length;
    })
    .toBe(0);
  await expect.element(shownDelta).toBeInTheDocument();
  observer.disconnect();
  const after = centsIn(total.element().textContent);
  expect(seen.size).toBe(1);
  expect(centsIn([...seen].join())).toBe(Math.abs(after - before));
  expect(after).not.toBe(before);
});
