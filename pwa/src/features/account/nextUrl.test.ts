import { expect, it } from "vitest";
import { HOME, safeNext } from "./nextUrl.ts";

it("follows paths of this app alone", () => {
  expect(safeNext("/agreement/1/price?tab=fuel")).toBe("/agreement/1/price?tab=fuel");
  for (const elsewhere of [
    null,
    "",
    "https://elsewhere.test",
    "//elsewhere.test",
    "/\\elsewhere.test",
    "javascript:0",
  ]) {
    expect(safeNext(elsewhere)).toBe(HOME);
  }
});
