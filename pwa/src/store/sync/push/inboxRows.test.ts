import type { InboxBody } from "shared-schema/sync/inbox";
import type { PushChange, PushResult, WireDocument } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { inboxRowsOf } from "./inboxRows.ts";

const AT = "2027-01-15T09:00:00.000Z";
const document = (rev: number, name: string, e = ""): WireDocument => ({
  id: "7",
  rev,
  e,
  schema: 1,
  body: { name },
  _deleted: false,
});
const change: PushChange = {
  collection: "yachts",
  op: "0123456789abcdef",
  assumed: document(3, "Mistral"),
  next: document(3, "Levante", "edit-1"),
};
const body: InboxBody = {
  user_id: 1,
  kind: "conflict",
  collection: "yachts",
  document_id: "7",
  title: "Levante",
  op: change.op,
  path: "name",
  code: "edit.conflict",
  base: "Mistral",
  mine: "Levante",
  theirs: "Sirocco",
  at: AT,
  by: "Zoë Brontë",
};
const merged: PushResult = { op: change.op, outcome: "merged", code: body.code, master: document(4, "Sirocco") };
const row: WireDocument = { id: "row", rev: 1, e: "", schema: 1, body, _deleted: false };
const rowsOf = (result: PushResult) => inboxRowsOf(1, change, result, AT);

it("keeps the server's rows as they are told", () => {
  expect(rowsOf({ ...merged, inbox: [row] })).toEqual([{ id: "row", rev: 1, schema: 1, body }]);
});

it("makes no row of what was decided since, nor of what was taken", () => {
  expect(rowsOf({ ...merged, inbox: [] })).toEqual([]);
  expect(rowsOf({ ...merged, outcome: "refused", inbox: [] })).toEqual([]);
  expect(rowsOf({ op: change.op, outcome: "taken", master: document(4, "Levante") })).toEqual([]);
});

it("fills the sides that no document could hold", () => {
  const untold = { ...body, path: "", base: null, mine: null, theirs: null };
  const sides = { base: { name: "Mistral" }, mine: { name: "Levante" }, theirs: { name: "Sirocco" } };
  expect(rowsOf({ ...merged, inbox: [{ ...row, rev: 0, body: untold }] })).toMatchObject([{ rev: 0, body: sides }]);
});

it("keeps nothing of a document that its author no longer sees, but what they wrote", () => {
  const untold = { ...row, body: { ...body, kind: "refused", path: "", base: null, mine: null, theirs: null } };
  const result: PushResult = { ...merged, outcome: "refused", master: null, inbox: [untold] };
  expect(rowsOf(result)).toMatchObject([{ body: { base: null, mine: { name: "Levante" }, theirs: null } }]);
  const deletion: PushChange = { ...change, next: { ...document(3, "", "edit-1"), _deleted: true } };
  expect(inboxRowsOf(1, deletion, result, AT)).toMatchObject([{ body: { base: null, mine: null, theirs: null } }]);
});

it("makes a row of its own where it cannot read the server's", () => {
  const unreadable = { ...row, body: { ...body, op: 7 } };
  const sides = { base: { name: "Mistral" }, mine: { name: "Levante" }, theirs: { name: "Sirocco" } };
  expect(rowsOf({ ...merged, inbox: [unreadable] })).toMatchObject([{ rev: 0, body: { kind: "conflict", ...sides } }]);
});

it("makes the row of a refusal for which the server has made none", () => {
  const failed = { ...merged, outcome: "refused", code: "edit.failed" } as const;
  const sides = { base: { name: "Mistral" }, mine: { name: "Levante" }, theirs: { name: "Sirocco" } };
  expect(rowsOf(failed)).toMatchObject([
    { rev: 0, body: { kind: "refused", code: "edit.failed", path: "", title: "Levante", ...sides } },
  ]);
  const gone = { ...failed, master: { id: "7", _deleted: true } } as const;
  expect(rowsOf(gone)).toMatchObject([
    { body: { title: "Yacht 7", base: null, mine: { name: "Levante" }, theirs: null } },
  ]);
});
