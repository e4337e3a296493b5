import fc from "fast-check";
import { expect, test } from "vitest";
import { verifyAddress } from "./verifyAddress.ts";

test("an address names number, version and the beginning of the fingerprint", () => {
  const copy = { id: 42, version: 3, fingerprint: "0123456789abcdef".repeat(4) };
  expect(verifyAddress("https://passerelle.test", copy)).toBe(
    "https://passerelle.test/verify/00042/3/0123456789abcdef",
  );
});

test("two copies of different terms have different addresses", () => {
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
  fc.assert(
    fc.property(hex, hex, fc.nat(), fc.nat(), (one, other, id, version) => {
      fc.pre(one.slice(0, 16) !== other.slice(0, 16));
      const addressOf = (fingerprint: string) => verifyAddress("", { id, version, fingerprint });
      expect(addressOf(one)).not.toBe(addressOf(other));
    }),
  );
});
