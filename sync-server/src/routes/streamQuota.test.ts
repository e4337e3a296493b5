import { afterEach, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer({ listen: true, quotas: { streams: 3 } });
const captain = server.as("captain");
const broker = server.as("broker");
const stops: AbortController[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop.abort();
});

/** A stream that is open; `text` is what it has told so far, `ended` whether the server has closed it. */
async function open(client: TestClient) {
  const stop = new AbortController();
  stops.push(stop);
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${server.url}/api/sync/stream`, { headers, signal: stop.signal });
  const stream = { status: answer.status, text: "", ended: false };
  const read = async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    while (reader && !stream.ended) {
      const { value, done } = await reader.read();
      stream.text += value ?? "";
      stream.ended = done;
    }
  };
  void read().catch(() => undefined);
  await expect.poll(() => stream.text).toContain("welcome");
  return stream;
}

it("closes an account's oldest stream when one too many is opened, and no one else's", async () => {
  const other = await open(broker);
  const own = [await open(captain), await open(captain), await open(captain)];
  expect(own.map(({ ended }) => ended)).toEqual([false, false, false]);
  own.push(await open(captain));
  await expect.poll(() => own.map(({ ended }) => ended)).toEqual([true, false, false, false]);
  expect(other.ended).toBe(false);
});

it("ends the streams of a session with its log-out, and tells nothing after that", async () => {
  const again = await server.login("captain");
  const [ending, staying] = [await open(captain), await open(again)];
  await captain.post("/user/logout");
  await broker.put("/cruise/1", { name: "After the log-out" });
  await expect.poll(() => staying.text).toContain("agreements");
  await expect.poll(() => ending.ended).toBe(true);
  expect(ending.text).not.toContain("data:");
});
