import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReferenceTo, readReference, referenceOf, referencesIn, spacedReference } from "./reference.ts";

const CALL = "0190a0a0-0000-7000-8000-0123456789ab";
const agreements = fc.integer({ min: 1, max: 99_999_999 });
const calls = fc.uuid({ version: 7 });

/** The remainder by 97, digit by digit: `RF00` goes to the end, letters count as 10 to 35 (ISO 7064). */
function remainder(reference: string): number {
  const turned = reference.slice(4) + reference.slice(0, 4);
  const digits = [...turned].map((each) => (/\d/.test(each) ? each : String(each.charCodeAt(0) - 55))).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

describe("the reference of a call for fund", () => {
  it("is a creditor reference, and leads back to its call and no other", () => {
    fc.assert(
      fc.property(agreements, calls, calls, (agreement, call, other) => {
        const reference = referenceOf(agreement, call);
        expect(reference).toMatch(/^RF\d\d\d{14,21}$/);
        expect(remainder(reference)).toBe(1);
        const referred = readReference(reference);
        expect(referred && isReferenceTo(referred, agreement, call)).toBe(true);
        expect(referred && isReferenceTo(referred, agreement + 1, call)).toBe(false);
        expect(referred && isReferenceTo(referred, agreement, other)).toBe(other.slice(-10) === call.slice(-10));
      }),
    );
  });

  it("is the same for ever", () => {
    expect(referenceOf(12, CALL)).toBe("RF37120151488268715");
    expect(spacedReference("RF18539007547034")).toBe("RF18 5390 0754 7034");
  });

  it("has check digits that notice one wrong character, and two that changed places", () => {
    fc.assert(
      fc.property(agreements, calls, fc.nat(), fc.nat({ max: 9 }), (agreement, call, at, digit) => {
        const reference = referenceOf(agreement, call);
        const place = 2 + (at % (reference.length - 2));
        const wrong = reference.slice(0, place) + String(digit) + reference.slice(place + 1);
        if (wrong !== reference) expect(readReference(wrong)).toBeNull();
        const turned = [...reference];
        const next = Math.min(place, reference.length - 2);
        turned.splice(next, 2, reference[next + 1] ?? "", reference[next] ?? "");
        if (turned.join("") !== reference) expect(readReference(turned.join(""))).toBeNull();
      }),
    );
  });

  it("is found in what a payer typed, however it is grouped", () => {
    const typed = fc.constantFrom(
      (reference: string) => reference,
      (reference: string) => `charter ${spacedReference(reference)} down payment`,
      (reference: string) => `${reference.toLowerCase()}/first`,
      (reference: string) => `${reference} 2026 12`,
      (reference: string) => `INV 12 RF ${reference.slice(2)}`,
      (reference: string) => `RF18 5390 0754 7034 ${reference.match(/.{1,5}/g)?.join("-")}`,
    );
    fc.assert(
      fc.property(agreements, calls, typed, (agreement, call, write) => {
        const found = referencesIn(write(referenceOf(agreement, call)));
        expect(found.some((referred) => isReferenceTo(referred, agreement, call))).toBe(true);
      }),
    );
    expect(referencesIn("RF19 5390 0754 7034")).toEqual([]);
    expect(referencesIn("REF 12 PERFORMANCE RF")).toEqual([]);
  });

  it("is made of no number that an agreement cannot have", () => {
    for (const agreement of [0, -1, 1.5, Number.NaN, 1e8])
      expect(() => referenceOf(agreement, CALL)).toThrow(RangeError);
  });
});
