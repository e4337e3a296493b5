import fc from "fast-check";
import { expect, it } from "vitest";
import { cut } from "./cut.ts";

it("keeps the beginning of a text, and cuts no character in two", () => {
  expect(cut("ab😀", 3)).toBe("ab");
  expect(cut("ab😀", 4)).toBe("ab😀");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, most) => {
      const short = cut(text, most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(short)).toBe(true);
      expect(short).not.toMatch(/\p{Cs}/u);
    }),
  );
});
