import { expect, it } from "vitest";
import { fitted } from "./shrinkPicture.ts";

it("keeps a picture's proportions and never enlarges it", () => {
  expect(fitted(4_000, 3_000)).toEqual({ width: 2_048, height: 1_536 });
  expect(fitted(3_000, 4_000)).toEqual({ width: 1_536, height: 2_048 });
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitted(9_000, 1)).toEqual({ width: 2_048, height: 1 });
});
