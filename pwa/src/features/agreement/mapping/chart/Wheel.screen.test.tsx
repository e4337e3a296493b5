import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AJACCIO, ANTIBES, DRAFT, putDraft } from "#testing/drafts.ts";
import { middleOf, mouse } from "#testing/mouse.ts";
import { drawing, openRoute, routeChart } from "#testing/route.ts";
import { openScreen } from "#testing/screen.tsx";

const zoomOf = (canvas: Element) => Number(canvas.getAttribute("data-zoom"));

it("the chart is drawn at the very zoom that it is shown at, down to a quay", async () => {
  await openRoute([ANTIBES, { latitude: 43.3, longitude: 7.4 }]);
  await page.getByRole("button", { name: "Show the whole route" }).click();
  const canvas = () => drawing.element();
  const scaleOfDrawing = () => {
    const element = canvas();
    return element instanceof HTMLElement ? new DOMMatrix(element.style.transform).a : Number.NaN;
  };
  await expect
    .poll(async () => {
      // A notch while the chart still moves to the route is lost.
      await mouse({ move: middleOf(routeChart.element()) }, { wheel: -100 });
      await expect.poll(scaleOfDrawing).toBe(1);
      return zoomOf(canvas());
    })
    .toBeGreaterThan(14);
  // A marker is painted with the others, without a layer of its own.
  const marker = routeChart.getBySelector("[role=button].leaflet-marker-icon").first().element();
  expect(marker.getAttribute("style")).toContain("transform: translate(");
  await expect.element(routeChart.getByText("Coast drawn to about 100 m")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
});

it("on a chart within a page, the wheel scrolls the page, and zooms the chart with Ctrl alone", async () => {
  await openScreen(`/agreement/${DRAFT}`, {
    as: "admin",
    prepare: (desk) => putDraft(desk, { route: [ANTIBES, AJACCIO] }),
  });
  const canvas = page.getBySelector("canvas[data-zoom]").first();
  await expect.element(canvas).toBeInTheDocument();
  const chart = page.getBySelector(".leaflet-container").first().element();
  chart.scrollIntoView({ block: "center" });
  const zoom = zoomOf(canvas.element());
  await mouse({ move: middleOf(chart) }, { wheel: -100 });
  await expect.element(page.getByText(/to zoom the chart$/)).toBeVisible();
  expect(zoomOf(canvas.element())).toBe(zoom);
  await userEvent.keyboard("{Control>}");
  await mouse({ move: middleOf(chart) }, { wheel: -100 });
  await userEvent.keyboard("{/Control}");
  await expect.poll(() => zoomOf(canvas.element())).not.toBe(zoom);
});
