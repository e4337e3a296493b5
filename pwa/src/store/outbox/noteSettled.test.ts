import { expect, test } from "vitest";
import type { NewEntry } from "../database/logEntry.ts";
import type { Outgoing } from "../database/outgoing.ts";
import { noteSettled } from "./noteSettled.ts";

const errand = { id: "k", kind: "yacht-picture", documentKey: "12", path: "/yacht/12", fileName: "bow.jpg", at: 1 };
const upload: Outgoing = {
  ...errand,
  attempts: 0,
  nextAt: 1,
  refusal: null,
  field: "file",
  bytes: new ArrayBuffer(1),
  type: "text/plain",
};
const removal: Outgoing = { ...errand, attempts: 0, nextAt: 1, refusal: null, removes: "/api/yacht/12/image/bb" };

test("the log tells a request that was sent from a file", () => {
  const noted: NewEntry[] = [];
  const posting: Outgoing = { ...errand, kind: "request", attempts: 0, nextAt: 1, refusal: null, json: {} };
  noteSettled({ note: (entry) => void noted.push(entry) }, posting, null);
  expect(noted).toMatchObject([{ kind: "pushed", collection: "requests", titles: errand.fileName }]);
});

test("the log tells files from pictures to be deleted, and of a deletion only that it was refused", () => {
  const noted: NewEntry[] = [];
  const log = { note: (entry: NewEntry) => void noted.push(entry) };
  for (const each of [upload, removal]) {
    noteSettled(log, each, null);
    noteSettled(log, each, { code: "picture.no-image" });
  }
  expect(noted.map(({ kind, collection, reason }) => [kind, collection, reason])).toEqual([
    ["uploaded", "uploads", null],
    ["refused", "uploads", { code: "picture.no-image" }],
    ["refused", "removals", { code: "picture.no-image" }],
  ]);
});
