import { expect, it, vi } from "vitest";
import { httpTransport } from "./httpTransport.ts";
import { SILENCE_MS, type Timers } from "./silence.ts";

/** Timers that run when they are told to. */
function timersByHand() {
  const started: { ms: number; act(): void; stopped: boolean }[] = [];
  const timers: Timers = {
    after: (ms, act) => {
      const timer = { ms, act, stopped: false };
      started.push(timer);
      return { stop: () => Object.assign(timer, { stopped: true }) };
    },
  };
  const running = () => started.filter(({ stopped }) => !stopped);
  return { timers, started, running };
}

/** A server that has taken the request and sends what it is told to. */
function slowServer() {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const send = (text: string) => writer.write(new TextEncoder().encode(text));
  const fetch = async (_: string, { signal }: RequestInit) => {
    signal?.addEventListener("abort", () => void writer.abort(signal.reason).catch(() => undefined));
    return new Response(body.readable);
  };
  return { fetch, send, end: () => writer.close() };
}

const options = { origin: "", token: () => null };

it("gives up a request that no one answers", async () => {
  const { timers, running } = timersByHand();
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const asked = httpTransport({ ...options, fetch, timers }).digest("yachts");
  expect(running().map(({ ms }) => ms)).toEqual([SILENCE_MS]);
  running()[0]?.act();
  await expect(asked).rejects.toMatchObject({ kind: "unreachable" });
  expect(running()).toEqual([]);
});

it("gives up an answer that stops in the middle, and waits for a slow one as long as it goes on", async () => {
  for (const stops of [true, false]) {
    const { timers, started, running } = timersByHand();
    const { fetch, send, end } = slowServer();
    const asked = httpTransport({ ...options, fetch, timers }).digest("yachts");
    await send('{"a"');
    await vi.waitFor(() => expect(started).toHaveLength(2));
    if (stops) {
      running()[0]?.act();
      await expect(asked).rejects.toMatchObject({ kind: "unreachable" });
    } else {
      await send(":1}");
      await vi.waitFor(() => expect(started).toHaveLength(3));
      await end();
      expect(await asked).toEqual({ a: 1 });
    }
    expect(running()).toEqual([]);
  }
});

it("gives a large push the time to leave over a thin link", async () => {
  const { timers, started } = timersByHand();
  const fetch = async () => Response.json({ reset: "e", epoch: "e" });
  const request = { device: "d".repeat(200_000), schema: 1, changes: [] };
  await httpTransport({ ...options, fetch, timers }).push(request);
  expect(started[0]?.ms).toBeGreaterThan(SILENCE_MS + 100_000);
});
