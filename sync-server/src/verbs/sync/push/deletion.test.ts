import { describe, expect, it } from "vitest";
import { changeOf, editOf, held, holds, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

describe("a deletion", () => {
  it("reaches everybody", async () => {
    await pushOne(broker, changeOf("agreements", await held(broker, "agreements", 1), { _deleted: true }));
    expect(await holds(captain, "agreements", 1)).toBe(false);
    expect((await captain.pull("agreements")).documents).toContainEqual({ id: "1", _deleted: true });
  });

  it("of what was edited meanwhile is a conflict: the edit is kept", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(captain, editOf("agreements", base, { name: "Azure" }));
    const result = await pushOne(broker, changeOf("agreements", base, { _deleted: true }, "d2"));
    expect(result).toMatchObject({
      outcome: "merged",
      inbox: [{ rev: 1, body: { path: "", mine: null } }],
      master: { body: { name: "Azure" } },
    });
  });

  it("is kept against an edit that comes later, which its author keeps", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(broker, changeOf("agreements", base, { _deleted: true }));
    const result = await pushOne(captain, editOf("agreements", base, { name: "Azure" }, "d2"));
    expect(result).toMatchObject({ outcome: "merged", master: { id: "1", _deleted: true } });
    expect(await inboxOf(captain)).toMatchObject([{ kind: "conflict", mine: { name: "Azure" }, theirs: null }]);
  });

  it("of a yacht that an agreement uses is refused", async () => {
    const result = await pushOne(captain, changeOf("yachts", await held(captain, "yachts", 1), { _deleted: true }));
    expect(result).toMatchObject({ outcome: "refused", code: "yacht.in-use" });
  });
});
