import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { provideRuntime } from "../../../store/database/runtime.ts";
import { useSession } from "../../../store/session/session.ts";
import { demoDevice } from "../../../testing/demo.ts";
import { field } from "../../../testing/fields.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("an administrator ticks a broker, and the tick shows what the server has", async () => {
  const { user } = await demoDevice("broker");
  const { server } = await openScreen("/admin", { as: "admin" });
  const tick = page.getByRole("checkbox", { name: "broker@demo.passerelle.test may create agreements" });
  await expect.element(tick).not.toBeChecked();
  const path = `/api/user/${user.id}/rights`;
  server.on("PUT", path, { status: 500, json: { message: "Out of order" } });
  await tick.click();
  await expect.element(page.getByText("Server Error", { exact: false }).first()).toBeVisible();
  await expect.element(tick).not.toBeChecked();
  server.on("PUT", path, { json: { ...user, may_create_agreements: true } });
  await tick.click();
  await expect.element(tick).toBeChecked();
  expect(server.written.at(-1)?.body).toEqual({ may_create_agreements: true });
});

it("a broker who may not create agreements is told whom to ask, and one who may creates his own", async () => {
  const screen = await openScreen("/agreement");
  await expect.element(page.getByText("Please contact us to create a new agreement", { exact: false })).toBeVisible();
  const { user } = useSession.getState();
  const { runtime } = screen.device;
  provideRuntime({ ...runtime, viewer: () => ({ ...runtime.viewer(), may_create_agreements: true }) });
  if (user) useSession.setState({ user: { ...user, may_create_agreements: true } });
  await page.getByRole("button", { name: "Create new agreement" }).click();
  const form = page.getByRole("dialog");
  await field(form, "Name").fill("A broker's own");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(screen.path).toMatch(/^\/agreement\/1\d{3}$/);
  const made = await screen.device.body("agreements", Number(/\d+$/.exec(screen.path())?.[0]));
  expect(Object.values(made?.parties ?? {})).toMatchObject([{ role: "brokers", profile_id: user?.main_profile?.id }]);
});
