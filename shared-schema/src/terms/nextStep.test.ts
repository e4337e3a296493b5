import type { Status } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { nextStep, readerStep } from "./nextStep.ts";

const NOW = "2027-08-01T00:00:00Z";
const step = (status: Status, missing: number | null = null, redelivery_date: string | null = null) =>
  nextStep({ status, redelivery_date }, missing, NOW);

it("asks a draft for its particulars, then for approval", () => {
  expect(step("DRAFT")).toBeNull();
  expect(step("DRAFT", 3)).toEqual({ kind: "particulars", missing: 3 });
  expect(step("DRAFT", 0)).toEqual({ kind: "approve" });
});

it("settles a contract once its voyage has ended", () => {
  expect(step("LOCKED")).toMatchObject({ action: "generate" });
  expect(step("CONTRACT", 0, "2027-08-10T10:00:00Z")).toBeNull();
  expect(step("ADDENDUM", 0, "2027-07-10T10:00:00Z")).toMatchObject({ action: "start_settling" });
  expect(step("SETTLING")).toMatchObject({ action: "settle" });
  expect(step("SETTLED")).toMatchObject({ action: "archive" });
  expect(step("ARCHIVED")).toBeNull();
});

it("tells a reader his own particulars, then his approval, and never the work of others", () => {
  const reads = (status: Status, lacks: number, approves: boolean, missing: number) =>
    readerStep({ status }, { lacks, approves }, missing);
  expect(reads("DRAFT", 2, true, 9)).toEqual({ kind: "particulars", missing: 2 });
  expect(reads("DRAFT", 0, true, 7)).toBeNull();
  expect(reads("DRAFT", 0, true, 0)).toEqual({ kind: "approve" });
  expect(reads("DRAFT", 0, false, 0)).toBeNull();
  expect(reads("LOCKED", 2, true, 2)).toEqual({ kind: "approve" });
  expect(reads("CONTRACT", 2, true, 2)).toBeNull();
});
