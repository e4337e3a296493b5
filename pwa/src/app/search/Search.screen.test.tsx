import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field } from "../../testing/find.ts";
import { listedWaypoints, openRoute } from "../../testing/route.ts";
import { openScreen } from "../../testing/screen.tsx";

const search = page.getByRole("dialog").getByRole("textbox");
const found = page.getByRole("dialog").getByRole("button");

/** Opens the search by its keys, whose code comes after the screen, and types into it. */
async function searchFor(text: string): Promise<void> {
  await expect
    .poll(async () => {
      if (search.elements().length === 0) await userEvent.keyboard("{Control>}k{/Control}");
      return search.elements().length;
    })
    .toBe(1);
  await search.fill(text);
}

it("a place is found where no route is open: it is shown on the chart, and a draft starts there", async () => {
  const screen = await openScreen("/agreement", { as: "admin" });
  await searchFor("portofi");
  await expect.element(found.first()).toHaveTextContent(/^Portofino/);
  await userEvent.keyboard("{Enter}");
  const place = page.getByRole("dialog", { name: "Portofino" });
  const chart = place.getByRole("region", { name: "Chart of Portofino" });
  await expect.element(chart.getBySelector("canvas[data-zoom]")).toBeVisible();
  await place.getByRole("button", { name: "Start a draft here" }).click();
  const creating = page.getByRole("dialog", { name: "New agreement" });
  await field("Name", creating).fill("From Portofino");
  await creating.getByRole("button", { name: "Create" }).click();
  await expect.poll(screen.path).toMatch(/\/mapping$/);
  await expect.element(listedWaypoints).toHaveLength(1);
  await expect.element(listedWaypoints.first()).toHaveTextContent("Portofino");
});

it("a reader finds places too, and changes no route", async () => {
  await openScreen("/agreement/1", { as: "client" });
  await searchFor("43°46.0' N 7°30.0' E");
  await found.first().click();
  const place = page.getByRole("dialog", { name: "43°46.0′ N 7°30.0′ E" });
  await expect.element(place.getBySelector("canvas[data-zoom]")).toBeVisible();
  await expect.element(place.getByRole("button", { name: "Start a draft here" })).not.toBeInTheDocument();
});

it("a place that is found is added to the route that is open", async () => {
  await openRoute([]);
  await searchFor("bonifacio");
  await page.getByRole("dialog").getByText("Bonifacio", { exact: true }).first().click();
  await expect.element(listedWaypoints).toHaveLength(1);
  await expect.element(listedWaypoints.first()).toHaveTextContent("Bonifacio");
});
