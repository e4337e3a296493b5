import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";

const PASSWORD = "violet-harbour-4821-kestrel";

/** Answers that servers give, and what of each must be on screen. */
const ANSWERS = [
  [
    { status: 422, json: { message: "Refused.", errors: { json: { zzz: ["is odd"] } } } },
    ["Refused.", "zzz", "is odd"],
  ],
  [
    { status: 409, json: { msg: "Conflict of some kind", errors: { files: { pic: ["is too big"] } } } },
    ["Conflict of some kind", "pic", "is too big"],
  ],
  [{ status: 404, json: { messages: { validation: { zzz: "is unknown" } } } }, ["Not Found", "zzz", "is unknown"]],
  [
    { status: 422, json: { errors: { json: { address: { city: ["is empty"] } } } } },
    ["Validation Error", "address.city", "is empty"],
  ],
  [{ status: 400, json: {} }, ["Client Error", "400"]],
  [{ status: 502, json: "<h1>oops</h1>" }, ["Server Error", "502"]],
] as const;

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
  const send = page.getByRole("button", { name: button });
  const message = page.getByRole("alert").first();
  for (const [answer, words] of ANSWERS) {
    server.on("POST", call, answer);
    await send.first().click();
    for (const word of words) await expect.element(message).toHaveTextContent(word);
    await expect.element(message).not.toHaveTextContent("<h1>");
  }
});

it("every answer is seen where a password is changed", async () => {
  const { server } = await openScreen("/account", { as: "broker" });
  await field("Current password").fill("demo-password");
  await field("New password").fill(PASSWORD);
  const message = page.getByRole("alert").first();
  for (const [answer, words] of ANSWERS) {
    server.on("PUT", /^\/api\/user\/\d+\/password$/, answer);
    await page.getByRole("button", { name: "Change password" }).click();
    for (const word of words) await expect.element(message).toHaveTextContent(word);
    await expect.element(message).not.toHaveTextContent("<h1>");
  }
});
