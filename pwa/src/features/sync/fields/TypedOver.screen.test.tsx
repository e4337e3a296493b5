import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { areasField, openChanges, syncSigns } from "../../../testing/conflicts.ts";
import { DRAFT, putDraft } from "../../../testing/drafts.ts";
import { openScreen } from "../../../testing/screen.tsx";

const mark = page.getByRole("main").getByText("Needs you. Yours: “Typed here”. On the server: “Saved there”.");

const openDraft = () => openScreen(`/agreement/${DRAFT}`, { prepare: (desk) => putDraft(desk) });

const realTimeout = window.setTimeout;
afterEach(() => {
  window.setTimeout = realTimeout;
});

/** Holds back the second without a key after which a field saves itself, as if someone typed on. @returns how to let it pass */
function typingOn(): () => void {
  let last: (() => void) | undefined;
  const holding = (work: () => void, ms?: number) => {
    if (ms !== 1_000) return realTimeout(work, ms);
    last = work;
    return 0;
  };
  Reflect.set(window, "setTimeout", holding);
  return () => {
    window.setTimeout = realTimeout;
    last?.();
  };
}

for (const { how, finish } of [
  { how: "a moment passes", finish: (pause: () => void) => pause() },
  { how: "the field is left", finish: () => userEvent.tab() },
]) {
  it(`a value that arrives while its field is typed in stays, and both are shown once ${how}`, async () => {
    const { device, go } = await openDraft();
    await expect.element(areasField).toBeVisible();
    const pause = typingOn();
    await areasField.fill("Typed here");
    await device.change("agreements", DRAFT, (body) => ({ ...body, cruise_areas: "Saved there" }));
    await expect.element(page.getByText("Changed elsewhere to “Saved there”")).toBeVisible();
    await expect.element(areasField).toHaveValue("Typed here");
    await finish(pause);
    await expect.element(mark).toBeVisible();
    await expect.element(areasField).toHaveValue("Saved there");
    expect((await device.body("agreements", DRAFT))?.cruise_areas).toBe("Saved there");
    await go("/agreement");
    await go(`/agreement/${DRAFT}`);
    await expect.element(mark).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Decide" }).click();
    const drawer = page.getByRole("dialog", { name: "Your changes" });
    await expect.element(drawer.getByRole("row", { name: "Cruising areas Typed here Saved there" })).toBeVisible();
    await drawer.getByRole("button", { name: "Take mine" }).click();
    await expect.poll(async () => (await device.body("agreements", DRAFT))?.cruise_areas).toBe("Typed here");
    await userEvent.keyboard("{Escape}");
    await expect.element(mark).not.toBeInTheDocument();
    await expect.element(areasField).toHaveValue("Typed here");
  });
}

it("one person who goes back to a field conflicts with no one", async () => {
  const { device } = await openDraft();
  for (const text of ["Corsica", "Corsica and Elba", "Elba"]) {
    await areasField.fill(text);
    await userEvent.tab();
  }
  await expect.poll(async () => (await device.body("agreements", DRAFT))?.cruise_areas).toBe("Elba");
  await expect.element(areasField).toHaveValue("Elba");
  await expect.element(syncSigns).toHaveTextContent(/^Saving/);
});

it("two people who type into different fields are asked nothing", async () => {
  const { device } = await openDraft();
  await areasField.click();
  await userEvent.keyboard("Corsica");
  await device.change("agreements", DRAFT, (body) => ({ ...body, name: "Renamed elsewhere" }));
  await userEvent.tab();
  await expect
    .poll(() => device.body("agreements", DRAFT))
    .toMatchObject({ cruise_areas: "Corsica", name: "Renamed elsewhere" });
  const drawer = await openChanges();
  await expect.element(drawer.getByText("Last sync", { exact: false })).toBeVisible();
  await expect.element(drawer.getByText("Take mine")).not.toBeInTheDocument();
});
