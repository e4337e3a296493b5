import { expect, test } from "vitest";
import { httpTransport } from "./httpTransport.ts";
import { ExchangeFailure } from "./transport.ts";

async function failureOf(answer: Response): Promise<string | null> {
  const transport = httpTransport({ origin: "", token: () => "t", fetch: async () => answer });
  const cause = await transport.digest("agreements").then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return cause instanceof ExchangeFailure ? cause.kind : null;
}

test.each([400, 413, 422])("%i is final", async (status) => {
  expect(await failureOf(Response.json({ message: "Unreadable." }, { status }))).toBe("malformed");
});

test("an answer from someone in the server's place counts as none", async () => {
  const fetch = () => Promise.reject(new TypeError("Someone on the way answered 200"));
  const asked = httpTransport({ origin: "", token: () => "t", fetch }).digest("agreements");
  await expect(asked).rejects.toMatchObject({ kind: "unreachable" });
});

test.each([404, 405])("%i says nothing about an edit", async (status) => {
  expect(await failureOf(Response.json({ message: "No." }, { status }))).toBe("unreachable");
});

test("an ended session, a second factor that is lacking and an old version are told apart", async () => {
  expect(await failureOf(Response.json({ message: "Please log in." }, { status: 401 }))).toBe("signed-out");
  expect(await failureOf(Response.json({ code: "account.factor-needed" }, { status: 403 }))).toBe("factor-needed");
  expect(await failureOf(new Response(null, { status: 426 }))).toBe("too-old");
});

test.each([
  ["42", 42_000],
  ["86400", 600_000],
  ["soon", 0],
])("a server that is busy says how long to wait: %s", async (retryAfter, waitMs) => {
  const answer = Response.json({ message: "Too many." }, { status: 429, headers: { "retry-after": retryAfter } });
  const asked = httpTransport({ origin: "", token: () => "t", fetch: async () => answer }).digest("agreements");
  await expect(asked).rejects.toMatchObject({ kind: "busy", waitMs });
});
