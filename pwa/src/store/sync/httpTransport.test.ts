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

const html = { "content-type": "text/html" };

test.each([400, 413, 422])("%i is final when our server says what is wrong", async (status) => {
  expect(await failureOf(Response.json({ message: "Unreadable." }, { status }))).toBe("malformed");
  expect(await failureOf(Response.json({ errors: { json: { changes: ["No."] } } }, { status }))).toBe("malformed");
});

test.each([302, 400, 401, 403, 404, 405, 413, 422, 502])(
  "%i from somebody on the way is tried again",
  async (status) => {
    expect(await failureOf(new Response("<p>Please log in to the harbour</p>", { status, headers: html }))).toBe(
      "unreachable",
    );
    expect(await failureOf(Response.json({ portal: "/login" }, { status }))).toBe("unreachable");
  },
);

test.each([403, 404, 405])("%i says nothing about an edit", async (status) => {
  expect(await failureOf(Response.json({ message: "No." }, { status }))).toBe("unreachable");
});

test("an ended session and an old version are told apart", async () => {
  expect(await failureOf(Response.json({ message: "Please log in." }, { status: 401 }))).toBe("signed-out");
  expect(await failureOf(new Response(null, { status: 426 }))).toBe("too-old");
});
