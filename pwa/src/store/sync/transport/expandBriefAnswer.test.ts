import type { PushRequest } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { expandBriefAnswer } from "./expandBriefAnswer.ts";

const next = { id: "7", rev: 3, e: "edit-1", schema: 1, body: { name: "Azure" }, _deleted: false };
const request: PushRequest = {
  device: "d",
  schema: 1,
  changes: [{ collection: "agreements", op: "op-00001", assumed: null, next }],
};

it("takes what was sent for the server's state, under the server's revision and without the edit's nonce", () => {
  const answer = { results: [{ op: "op-00001", outcome: "taken" as const, rev: 4, schema: 1 }] };
  expect(expandBriefAnswer(request, answer).results).toEqual([
    { op: "op-00001", outcome: "taken", master: { ...next, rev: 4, e: "" } },
  ]);
});

it("hands on a state that was told", () => {
  const results = [{ op: "op-00001", outcome: "merged" as const, master: { ...next, rev: 9, e: "" } }];
  expect(expandBriefAnswer(request, { results }).results).toEqual(results);
});

it("makes nothing up for an edit that was not sent", () => {
  const answer = { results: [{ op: "op-00002", outcome: "taken" as const, rev: 4, schema: 1 }] };
  expect(expandBriefAnswer(request, answer).results).toMatchObject([{ master: null }]);
});

it("gives an earlier result the state that the document's last one tells", () => {
  const later = { ...next, e: "edit-2", body: { name: "Bora" } };
  const changes = [
    ...request.changes,
    { collection: "agreements" as const, op: "op-00002", assumed: next, next: later },
  ];
  const earlier = { op: "op-00001", outcome: "merged" as const };
  const merged = { ...later, rev: 9, e: "" };
  const last = { op: "op-00002", outcome: "merged" as const, master: merged };
  expect(expandBriefAnswer({ ...request, changes }, { results: [earlier, last] }).results).toEqual([
    { ...earlier, master: merged },
    last,
  ]);
  const brief = { op: "op-00002", outcome: "taken" as const, rev: 9, schema: 1 };
  expect(expandBriefAnswer({ ...request, changes }, { results: [earlier, brief] }).results).toMatchObject([
    { master: merged },
    { master: merged },
  ]);
});
