import { expect, it } from "vitest";
import { joinedProfile } from "./joined.ts";

const profile = (id: number, created_by: number, is_main = false) => ({
  id,
  body: { user_id: 7, created_by, is_main },
});

it("suggests the newest profile that someone else has made, and none that its owner has", () => {
  const invited = profile(1, 3, true);
  expect(joinedProfile([invited, profile(4, 3), profile(5, 8), profile(6, 7)])?.id).toBe(5);
  expect(joinedProfile([invited, profile(6, 7)])).toBeUndefined();
  expect(joinedProfile([])).toBeUndefined();
});
