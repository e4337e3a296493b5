import { expect, it } from "vitest";
import { newAgreement } from "../agreement/create.ts";
import { draftIssuedAt } from "./draftDate.ts";

const agreement = (bunkerId: string) =>
  newAgreement({
    name: "Riviera",
    contract_type: "CRUISE",
    currency: "EUR",
    created_by: 1,
    created_at: "2027-01-15T09:00:00.000Z",
    bunkerId,
  });

it("is the time of the newest part", () => {
  const hex = Date.parse("2027-02-01T10:00:00.000Z").toString(16).padStart(12, "0");
  const id = `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
  expect(draftIssuedAt(agreement(id))).toBe("2027-02-01T10:00:00.000Z");
});

it("is the agreement's own where no part tells its time", () => {
  expect(draftIssuedAt(agreement("4b7d3d8e-8f3f-4a51-9c39-0d5a3c1b2a10"))).toBe("2027-01-15T09:00:00.000Z");
});

it("is never a time that no clock can have shown", () => {
  for (const id of ["ffffffff-ffff-7000-8000-000000000001", "03bb2cc3-d800-7000-8000-000000000001"]) {
    expect(draftIssuedAt(agreement(id))).toBe("2027-01-15T09:00:00.000Z");
  }
});
