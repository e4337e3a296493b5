import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Reply } from "../../../testing/fakeServer.ts";
import { openScreen } from "../../../testing/screen.tsx";

const HISTORY = "/api/cruise/1/history/";
const history = page.getByRole("region", { name: "History", exact: true });

async function onlyRoute(): Promise<void> {
  await history.getByRole("combobox", { name: "Part" }).click();
  await page.getByRole("option", { name: "Route" }).click();
}

it("the history asks the server for one part, and says how the price stayed as it was", async () => {
  const { server } = await openScreen("/agreement/1/history");
  await expect.element(history.getByText("Created the agreement")).toBeVisible();
  await onlyRoute();
  await expect
    .poll(() => server.calls.map(({ path }) => path))
    .toContainEqual(expect.stringMatching(/\/history\/\?part=\w+$/));
  const price = page.getByRole("region", { name: "Price by cause" });
  await price.getByRole("combobox", { name: "Compare" }).click();
  await page.getByRole("option", { name: "Since the agreement was created" }).click();
  await expect.element(price.getByText("Nothing changed the total.")).toBeVisible();
});

it("without a connection the history says where it is kept, and one click asks once more", async () => {
  const empty = { json: { entries: [], next: null, authors: [], yacht_before: null, first_version: 0 } };
  let reply: Reply = empty;
  const { server } = await openScreen("/agreement/1/history", {
    prepare: (desk) => desk.server.on("GET", HISTORY, () => reply),
  });
  const asked = () => server.calls.filter(({ path }) => path.startsWith(HISTORY)).length;
  await expect.poll(asked).toBe(1);
  reply = "unreachable";
  await onlyRoute();
  const offline = history.getByText("The history is kept on the server.", { exact: false });
  await expect.element(offline).toBeVisible();
  const before = asked();
  reply = empty;
  await history.getByRole("button", { name: "Try again" }).dblClick();
  await expect.element(offline).not.toBeInTheDocument();
  expect(asked()).toBe(before + 1);
});
