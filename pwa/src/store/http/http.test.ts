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

it("asks a busy server again after the wait that it names, for as long as the caller waits", async () => {
  const busy = (wait?: string) =>
    Response.json(
      { code: "contract.print-late" },
      { status: 503, headers: { [OWN_ANSWER]: "1", ...(wait !== undefined && { "retry-after": wait }) } },
    );
  const made = () => Response.json({ id: 1 }, { headers: { [OWN_ANSWER]: "1" } });
  const ask = async (answers: Response[], mostWaits: number) => {
    vi.stubGlobal("fetch", async () => answers.shift() ?? made());
    const waits: number[] = [];
    const onBusy = async (ms: number) => waits.push(ms) <= mostWaits;
    const answer = await request("POST", "/cruise/1/generate", { quiet: true, onBusy });
    return [answer.ok ? answer.value : answer.refusal.code, waits];
  };
  expect(await ask([busy("60"), busy("5")], 3)).toEqual([{ id: 1 }, [60_000, 5_000]]);
  expect(await ask([busy("60"), busy("60"), busy("60")], 1)).toEqual(["contract.print-late", [60_000, 60_000]]);
  expect(await ask([busy()], 3)).toEqual(["contract.print-late", []]);
});
