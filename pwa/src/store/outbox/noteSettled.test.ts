import { expect, test } from "vitest";
import type { NewEntry } from "../sync/log/log.ts";
import { noteSettled } from "./noteSettled.ts";
import type { Outgoing } from "./upload.ts";

const errand = { id: "k", kind: "yacht-picture", documentKey: "12", path: "/yacht/12", fileName: "bow.jpg", at: 1 };
const upload: Outgoing = { ...errand, attempts: 0, nextAt: 1, refusal: null, field: "file", blob: new Blob(["x"]) };
const removal: Outgoing = { ...errand, attempts: 0, nextAt: 1, refusal: null, removes: "/api/yacht/12/image/bb" };

test("the log tells files from pictures to be deleted, and of a deletion only that it was refused", () => {
  const noted: NewEntry[] = [];
  const log = { note: (entry: NewEntry) => void noted.push(entry) };
  for (const each of [upload, removal]) {
    noteSettled(log, each, null);
    noteSettled(log, each, "No.");
  }
  expect(noted.map(({ kind, collection, reason }) => [kind, collection, reason])).toEqual([
    ["uploaded", "uploads", null],
    ["refused", "uploads", "No."],
    ["refused", "removals", "No."],
  ]);
});
