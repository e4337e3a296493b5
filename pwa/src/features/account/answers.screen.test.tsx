import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectEveryAnswerSeen } from "../../testing/browser/answers.ts";
import { field } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";

const PASSWORD = "violet-harbour-4821-kestrel";

/** The forms of accounts: where each is, what is typed into it, its button, and the call that it makes. */
const FORMS = [
  ["/authentication/login", { Email: "a@example.test", Password: PASSWORD }, "Log in", "/api/user/login"],
  [
    "/authentication/registration",
    { "First name": "Ana", "Last name": "Ruiz", Email: "a@example.test", Password: PASSWORD },
    "Sign up",
    "/api/user/",
  ],
  [
    "/authentication/forgot-password",
    { Email: "a@example.test", "First name": "Ana" },
    "Send the link",
    "/api/user/reset_password",
  ],
] as const;

it.each(FORMS)("every answer is seen on %s", async (path, values, button, call) => {
  const { server } = await openScreen(path, { as: null });
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  for (const box of page.getByRole("checkbox").elements()) await page.elementLocator(box).click();
  await expectEveryAnswerSeen(server, ["POST", call], page.getByRole("button", { name: button }).first());
});

it("every answer is seen where a password is changed, which is beside the profiles", async () => {
  const { server, path } = await openScreen("/account", { as: "broker" });
  await expect.poll(path).toBe("/profile/account");
  await page.getByRole("link", { name: "Profiles", exact: true }).click();
  await expect.poll(path).toBe("/profile");
  await expect.element(page.getByRole("tab", { name: "Add a profile" })).toBeVisible();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await field("Current password").fill("demo-password");
  await field("New password").fill(PASSWORD);
  const send = page.getByRole("button", { name: "Change password" });
  await expectEveryAnswerSeen(server, ["PUT", /^\/api\/user\/\d+\/password$/], send);
});
