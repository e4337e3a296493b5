import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { request } from "./http.ts";

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a 401 of our server", 401, { [OWN_ANSWER]: "1" }, "session.missing"],
  ["a portal's 401", 401, {}, "server.unreachable"],
  ["a portal's 200", 200, {}, "server.unreachable"],
])("%s is told as such", async (_, status, headers, code) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => Response.json({ code: "session.missing" }, { status, headers }));
  expect(await request("GET", "/user/me", { quiet: true })).toMatchObject({ ok: false, refusal: { code } });
});
