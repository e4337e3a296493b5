import fc from "fast-check";
import { expect, it } from "vitest";
import { isPlaceholder, placeholderAddress, realAddress } from "./placeholder.ts";
import { profileBody } from "./schema.ts";

it("is an address by its form, and none that mail can go to", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const email = placeholderAddress(id);
      expect(profileBody.shape.email.parse(email)).toBe(email);
      expect(realAddress(email)).toBeNull();
    }),
  );
});

it("is recognised in any case, and no real address is taken for one", () => {
  expect(isPlaceholder("A@Passenger.INVALID ")).toBe(true);
  expect(isPlaceholder("ann@invalid.example.org")).toBe(false);
  expect(isPlaceholder("ann@notinvalid")).toBe(false);
  expect(realAddress(" ann@example.org ")).toBe("ann@example.org");
  expect(realAddress(null)).toBeNull();
});
