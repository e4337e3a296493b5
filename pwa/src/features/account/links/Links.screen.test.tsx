import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../../../store/session/session.ts";
import type { FakeServer } from "../../../testing/fakeServer.ts";
import { field } from "../../../testing/find.ts";
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

it("a merge that an unconfirmed account begins follows the confirmation of its address", async () => {
  const { path, server, go, user } = await openScreen("/claim_account/invitation/merge", {
    as: "captain",
    prepare: (desk) => {
      desk.server.on("GET", "/api/user/link/invitation", { json: { purpose: "claim", ...LINK, is_taken: false } });
      // The data of this device is the captain's already: only the session is missing until the log-in.
      useSession.setState({ status: "empty", user: null });
      desk.server.on("POST", "/api/user/login", () => {
        useSession.setState({ user: desk.user });
        return { json: { access_token: "token" } };
      });
      desk.server.on("GET", "/api/user/me", { json: desk.user });
      desk.server.on("POST", /\/merge$/, { status: 409, json: { code: "account.unconfirmed", msg: "Not confirmed" } });
    },
  });
  await field("Email").fill("captain@example.test");
  await field("Password").fill("violet-harbour-4821-kestrel");
  await page.getByRole("button", { name: "Log in and merge" }).click();
  await expect.poll(path).toBe("/profile");
  await expect.element(page.getByText("Please confirm your email address first.")).toBeVisible();

  link(server, "confirmation", { is_taken: false });
  server.on("POST", /\/confirmed$/, { json: { id: user?.id } });
  server.on("POST", /\/merge$/, { json: {} });
  await go("/confirm_email/tok");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.poll(path).toBe("/profile_with_merge");
  expect(server.written.at(-1)).toMatchObject({ body: { recovery_token: "invitation" } });
});
