import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { request } from "./http.ts";

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["our server", { message: "Please log in." }, "unauthorised"],
  ["a portal", { portal: "/login" }, "unavailable"],
])("a 401 of %s is told as such", async (_, body, code) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 401 }));
  expect(await request("GET", "/user/me", { quiet: true })).toMatchObject({ ok: false, refusal: { code } });
});
