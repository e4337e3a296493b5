import { expect, it } from "vitest";
import { summedState } from "./summedState.ts";

it("counts as approved only when all are", () => {
  expect(summedState(["APPROVED", "APPROVED"])).toBe("APPROVED");
  expect(summedState(["APPROVED", "PENDING"])).toBe("PENDING");
  expect(summedState(["PENDING", "OUTDATED", "APPROVED"])).toBe("OUTDATED");
  expect(summedState([])).toBeNull();
});
