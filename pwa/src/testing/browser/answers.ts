import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { FakeServer } from "../fakeServer.ts";

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
  // As our own server refuses: a code, and the reason at each field.
  [
    {
      status: 422,
      json: { code: "document.invalid", params: { fields: "zzz" }, fields: { zzz: [{ code: "no-date" }] } },
    },
    ["zzz", "is not a date"],
  ],
  [{ status: 400, json: {} }, ["Client Error", "400"]],
  [{ status: 502, json: "<h1>oops</h1>" }, ["Server Error", "502"]],
] as const;

/**
 * Sends a form once for each answer, and expects to see all that it says in the form's message.
 * @param call the method and the path of what the form sends
 * @param within where the message is; the page unless told otherwise
 */
export async function expectEveryAnswerSeen(
  server: FakeServer,
  [method, path]: readonly [method: string, path: string | RegExp],
  send: Locator,
  within: Pick<Locator, "getByRole"> = page,
): Promise<void> {
  const message = within.getByRole("alert").first();
  for (const [answer, words] of ANSWERS) {
    server.on(method, path, answer);
    await send.click();
    for (const word of words) await expect.element(message).toHaveTextContent(word);
    await expect.element(message).not.toHaveTextContent("<h1>");
  }
}
