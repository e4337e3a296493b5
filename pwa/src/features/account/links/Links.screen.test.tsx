import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PENDING_MERGE } from "../../../store/session/storageNames.ts";
import type { FakeServer } from "../../../testing/fakeServer.ts";
import { openScreen } from "../../../testing/screen.tsx";

const LINK = { email: "ana@example.test", is_taken: true, can_merge: true, is_unproved: true };
const link = (server: FakeServer, purpose: string, more: Partial<typeof LINK> = {}) =>
  server.on("GET", "/api/user/link/tok", { json: { purpose, ...LINK, ...more } });
const forgotten = page.getByRole("link", { name: "Password forgotten?" });

it.each(["/confirm_email/tok", "/claim_account/tok/merge"])("leads on to a new password from %s", async (path) => {
  const screen = await openScreen(path, { as: null, prepare: ({ server }) => link(server, "confirmation") });
  await expect.element(page.getByText(/belongs to another account already/)).toBeVisible();
  await forgotten.click();
  await expect.poll(screen.path).toBe("/authentication/forgot-password");
});

it("a merge that waits for a confirmed address follows its confirmation", async () => {
  const { path, server } = await openScreen("/confirm_email/tok", {
    as: "captain",
    prepare: (desk) => {
      link(desk.server, "confirmation", { is_taken: false });
      localStorage.setItem(PENDING_MERGE, JSON.stringify({ user: desk.user?.id, token: "invitation" }));
      desk.server.on("POST", /\/confirmed$/, { json: { id: desk.user?.id } });
      desk.server.on("POST", /\/merge$/, { json: {} });
    },
  });
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.poll(path).toBe("/profile_with_merge");
  expect(server.written.at(-1)).toMatchObject({ body: { recovery_token: "invitation" } });
});
