import type { StreamEvent } from "shared-schema/sync/wire";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer({ listen: true });
const broker = server.as("broker");
const captain = server.as("captain");

/** Opens the stream over a socket; `next` waits for one event. */
async function listen(client: TestClient, query = "", headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(`${server.url}/api/sync/stream${query}`, {
    headers: { authorization: `Bearer ${client.token}`, "accept-encoding": "gzip", ...headers },
    signal: stop.signal,
  });
  if (!response.body) throw new Error("The stream has no body");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<StreamEvent> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const frame = text.slice(0, end);
        text = text.slice(end + 2);
        const [id, data] = frame.split("\n");
        if (id?.startsWith(":") || !data) continue;
        const event: StreamEvent = JSON.parse(data.slice("data: ".length));
        expect(id).toBe(`id: ${event.seq}`);
        return event;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The stream has ended");
      text += value;
    }
  };
  return { response, next, stop: () => stop.abort() };
}

describe("the stream", () => {
  it("tells each change of the user's documents, chained without a gap", async () => {
    const stream = await listen(captain);
    expect(stream.response.headers.get("content-type")).toBe("text/event-stream");
    expect(stream.response.headers.get("content-encoding")).toBeNull();
    await broker.put("/cruise/1", { name: "A" });
    const first = await stream.next();
    expect(first).toMatchObject({ collection: "agreements", id: "1" });
    await broker.put("/cruise/2", { name: "B" });
    const second = await stream.next();
    expect(second).toMatchObject({ prev: first.seq, collection: "agreements", id: "2" });
    expect(second.seq).toBeGreaterThan(first.seq);
    stream.stop();
  });

  it("resumes where it was left, by query or by header", async () => {
    const stream = await listen(captain);
    await broker.put("/cruise/1", { name: "A" });
    const { seq } = await stream.next();
    stream.stop();
    await broker.put("/cruise/2", { name: "B" });
    for (const again of [
      await listen(captain, `?since=${seq}`),
      await listen(captain, "", { "last-event-id": String(seq) }),
    ]) {
      expect(await again.next()).toMatchObject({ prev: seq, id: "2" });
      again.stop();
    }
  });

  it("tells nothing of what the user may not see", async () => {
    const stream = await listen(captain);
    await broker.post(`/user/${broker.userId}/contact/`, {
      first_name: "Ann",
      last_name: "Other",
      email: "ann@example.org",
    });
    await broker.put("/cruise/1", { name: "A" });
    expect(await stream.next()).toMatchObject({ collection: "agreements", id: "1" });
    stream.stop();
  });

  it("says no more than that there is a gap to someone who is far behind", async () => {
    for (let count = 0; count < 501; count++) {
      const row = { user_id: captain.userId, collection: "yachts", id: `x${count}`, gone: true, sight: null, at: "" };
      server.deps.store.feed.put({ ...row, seq: server.deps.store.meta.nextSeq() });
    }
    const stream = await listen(captain, "?since=0");
    const event = await stream.next();
    expect(event.id).toBe("x500");
    expect(event.prev).toBeGreaterThan(0);
    stream.stop();
  });

  it("lets go of its listener when the client leaves", async () => {
    const { bus } = server.deps;
    let open = 0;
    const { subscribe } = bus;
    bus.subscribe = (user, listener) => {
      open += 1;
      const leave = subscribe(user, listener);
      return () => {
        open -= 1;
        leave();
      };
    };
    const stream = await listen(captain);
    expect(open).toBe(1);
    stream.stop();
    await expect.poll(() => open).toBe(0);
  });
});
