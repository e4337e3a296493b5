import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../testing/screen.tsx";
import { Doors } from "./Doors.tsx";

it("a newcomer finds three doors: the sample, a yacht and a request", async () => {
  await show(<Doors />, { at: "/agreement" });
  for (const [name, path] of [
    ["Try the sample week", "/sample"],
    ["Add your yacht", "/yachts/create"],
    ["Ask for an agreement", "/requests/create"],
  ] as const) {
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});
