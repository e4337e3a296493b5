import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { startMemoryRuntime, USER } from "../../testing/memoryRuntime.ts";
import { answerBases } from "./bases.ts";

it("answers that a base cannot be read, so that no one waits for it", async () => {
  const { runtime, close } = await startMemoryRuntime("bases");
  vi.spyOn(runtime.engine, "acknowledged").mockRejectedValue(new Error("The database is closed."));
  const stop = answerBases(USER, runtime.engine);
  const channel = new BroadcastChannel(`passerelle-bases-${USER}`);
  const answer = new Promise((resolve) => {
    channel.onmessage = (event) => resolve(event.data);
  });
  channel.postMessage({ ask: "1", collection: "yachts", key: "12" });
  expect(await answer).toEqual({ answer: "1" });
  channel.close();
  stop();
  await close();
});
