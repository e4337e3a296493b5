import { expect, it } from "vitest";
import { unbreakable } from "./unbreakable.ts";

it("binds French punctuation to its word, and leaves everything else", () => {
  expect(unbreakable("30 000 points ; un sur deux : « lu » à {rate} % !")).toBe(
    "30 000 points\u00A0; un sur deux\u00A0: «\u00A0lu\u00A0» à {rate}\u00A0%\u00A0!",
  );
  const english = "{count, plural, =0 {nothing waits} other {# documents wait}}: why?";
  expect(unbreakable(english)).toBe(english);
});
