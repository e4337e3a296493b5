import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, holds, inboxOf, pushOne } from "../../testing/device.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let broker: TestClient;
let captain: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  [broker, captain] = await Promise.all([server.login("broker"), server.login("captain")]);
});
afterEach(() => server.close());

describe("a deletion", () => {
  it("reaches everybody", async () => {
    await pushOne(broker, changeOf("agreements", await held(broker, "agreements", 1), { _deleted: true }));
    expect(await holds(captain, "agreements", 1)).toBe(false);
    expect((await captain.pull("agreements")).documents).toContainEqual({ id: "1", _deleted: true });
  });

  it("of what was edited meanwhile is a clash: the edit stands", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(captain, editOf("agreements", base, { name: "Azure" }));
    const result = await pushOne(broker, changeOf("agreements", base, { _deleted: true }, "d2"));
    expect(result).toMatchObject({
      outcome: "merged",
      clashes: [{ path: "", mine: null }],
      master: { body: { name: "Azure" } },
    });
  });

  it("stands against an edit that comes later, which its author keeps", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(broker, changeOf("agreements", base, { _deleted: true }));
    const result = await pushOne(captain, editOf("agreements", base, { name: "Azure" }, "d2"));
    expect(result).toMatchObject({ outcome: "merged", master: { id: "1", _deleted: true } });
    expect(await inboxOf(captain)).toMatchObject([{ kind: "clash", mine: { name: "Azure" }, theirs: null }]);
  });

  it("of a yacht that an agreement uses is refused", async () => {
    const result = await pushOne(captain, changeOf("yachts", await held(captain, "yachts", 1), { _deleted: true }));
    expect(result).toMatchObject({ outcome: "refused", code: "rule" });
  });
});
