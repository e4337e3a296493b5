import { expect, it } from "vitest";
import { shownService } from "./shownService.ts";

it("tells the embedded service from one of another operator, and both from none", () => {
  expect(shownService(null)).toEqual({ kind: "off" });
  expect(shownService({ name: null })).toEqual({ kind: "embedded" });
  expect(shownService({ name: () => "ACME Trust Services" })).toEqual({ kind: "csc", name: "ACME Trust Services" });
});
