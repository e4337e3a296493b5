import type { PushRequest } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { inFull } from "./inFull.ts";

const next = { id: "7", rev: 3, e: "edit-1", schema: 1, body: { name: "Azure" }, _deleted: false };
const request: PushRequest = {
  device: "d",
  schema: 1,
  changes: [{ collection: "agreements", op: "op-00001", assumed: null, next }],
};

it("takes what was sent for the server's state, under the server's revision and without the edit's nonce", () => {
  const answer = { results: [{ op: "op-00001", outcome: "taken" as const, rev: 4, schema: 1 }] };
  expect(inFull(request, answer).results).toEqual([
    { op: "op-00001", outcome: "taken", master: { ...next, rev: 4, e: "" } },
  ]);
});

it("hands on a state that was told", () => {
  const results = [{ op: "op-00001", outcome: "merged" as const, master: { ...next, rev: 9, e: "" } }];
  expect(inFull(request, { results }).results).toEqual(results);
});

it("makes nothing up for an edit that was not sent", () => {
  const answer = { results: [{ op: "op-00002", outcome: "taken" as const, rev: 4, schema: 1 }] };
  expect(inFull(request, answer).results).toMatchObject([{ master: null }]);
});
