import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/screen.tsx";

it("a guest who opens a screen of the app is led to the log-in, which remembers the screen", async () => {
  const screen = await openScreen("/agreement/1/price", { as: null });
  await expect.element(page.getByText("Please log in to access that page")).toBeVisible();
  expect(screen.path()).toBe(`/authentication/login?nextUrl=${encodeURIComponent("/agreement/1/price")}`);
});

it("the log-in remembers the place on the screen, too, which a mail’s link names", async () => {
  const ofTheTest = location.href;
  history.replaceState(null, "", "/agreement/1#approve");
  const screen = await openScreen("/agreement/1", { as: null });
  await expect.element(page.getByText("Please log in to access that page")).toBeVisible();
  history.replaceState(null, "", ofTheTest);
  expect(screen.path()).toBe(`/authentication/login?nextUrl=${encodeURIComponent("/agreement/1#approve")}`);
});

it("guests' screens, unknown paths and those of administrators send a client to the agreements", async () => {
  const screen = await openScreen("/", { as: "client" });
  await expect.poll(screen.path).toBe("/agreement");
  for (const path of ["/authentication/registration", "/nonsense/x", "/admin"]) {
    await screen.go(path);
    await expect.poll(screen.path).toBe("/agreement");
  }
});

it("no one but administrators is led to the notes for counsel", async () => {
  const screen = await openScreen("/admin/counsel");
  await expect.poll(screen.path).not.toMatch(/admin/);
  await expect.element(page.getByText("our own wording")).not.toBeInTheDocument();
});
