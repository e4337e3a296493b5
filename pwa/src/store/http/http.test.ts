import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useCurrentError } from "./currentError.ts";
import { request } from "./http.ts";
import { onPurchaseOffer } from "./purchase.ts";

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

it("asks a question again that came too soon, three times at most, and sends nothing else twice", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = async (method: "GET" | "POST", late: number, wait: string) => {
    let sent = 0;
    vi.stubGlobal("fetch", async () => {
      sent += 1;
      if (sent > late) return Response.json({ id: 1 }, { headers: { [OWN_ANSWER]: "1" } });
      const headers = { [OWN_ANSWER]: "1", "retry-after": wait };
      return Response.json({ code: "request.too-often", params: { seconds: 2 } }, { status: 429, headers });
    });
    const answer = request(method, "/user/me", { quiet: true });
    await vi.advanceTimersByTimeAsync(60_000);
    return [(await answer).ok, sent];
  };
  expect(await ask("GET", 2, "2")).toEqual([true, 3]);
  expect(await ask("GET", 9, "2")).toEqual([false, 4]);
  expect(await ask("GET", 1, "60")).toEqual([false, 1]);
  expect(await ask("POST", 1, "2")).toEqual([false, 1]);
});

const answers = (...bodies: [status: number, body: unknown][]) =>
  vi.stubGlobal("fetch", async () => {
    const [status, body] = bodies.shift() ?? [200, { id: 1 }];
    return Response.json(body, { status, headers: { [OWN_ANSWER]: "1" } });
  });

it("hands on the answer that it has no own words for, and none beside a refusal that it knows", async () => {
  answers(
    [409, { msg: "odd" }],
    [409, { code: "agreement.delete-closed", params: { status: "LOCKED" } }],
    [500, { code: "request.failed" }],
  );
  const refusals = [];
  for (const path of ["/a", "/b", "/c"]) {
    const answer = await request("GET", path, { quiet: true });
    refusals.push(answer.ok ? null : [answer.status, answer.refusal]);
  }
  expect(refusals).toEqual([
    [409, { code: "server.said", params: { sentence: "odd" }, answer: { status: 409, raw: { msg: "odd" } } }],
    [409, { code: "agreement.delete-closed", params: { status: "LOCKED" } }],
    [500, { code: "request.failed", answer: { status: 500, raw: { code: "request.failed" } } }],
  ]);
});

it("keeps a failure as the current error unless the caller shows it itself", async () => {
  answers([404, {}], [409, {}]);
  await request("GET", "/a");
  expect(useCurrentError.getState().error).toMatchObject({ title: "Not Found", status: 404 });
  await request("GET", "/b", { quiet: true });
  expect(useCurrentError.getState().error?.status).toBe(404);
});

it("repeats a call once its purchase is paid; a closed dialog and an empty offer are told apart", async () => {
  const offer = { message: "Pay", products: [{ product_id: 1 }] };
  const ask = async () => {
    const answer = await request("POST", "/cruise/1/generate", { quiet: true });
    return answer.ok ? answer.value : answer.refusal.code;
  };
  answers([402, offer]);
  expect(await ask()).toBe("app.no-purchases");
  const pays = [true, false];
  const takeBack = onPurchaseOffer(async () => pays.shift() ?? false);
  answers([402, offer]);
  expect(await ask()).toEqual({ id: 1 });
  answers([402, offer]);
  expect(await ask()).toBe("app.payment-cancelled");
  answers([402, { ...offer, products: [] }]);
  expect(await ask()).toBe("app.no-purchases");
  takeBack();
});
