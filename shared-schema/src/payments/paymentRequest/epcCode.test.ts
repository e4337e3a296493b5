import fc from "fast-check";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { drawQrCode, type Paper } from "../../contract/pdf/qrCode.ts";
import { epcCode, type Transfer } from "./epcCode.ts";
import { referenceOf } from "./reference.ts";

const REFERENCE = referenceOf(12, "0190a0a0-0000-7000-8000-0123456789ab");
const TRANSFER: Transfer = {
  name: "Équipage d’Azur SARL",
  iban: "FR76 3000 6000 0112 3456 7890 189",
  bic: null,
  currency: "EUR",
  amount: 12_345.6,
  reference: REFERENCE,
};
const made = (fields: Partial<Transfer> = {}) => {
  const code = epcCode({ ...TRANSFER, ...fields });
  return code.ok ? code.text : code.why;
};

describe("the text of a SEPA code", () => {
  it("has the lines of the guideline", () => {
    expect(made().split("\n")).toEqual([
      ...["BCD", "002", "1", "SCT", "", "Équipage d’Azur SARL", "FR7630006000011234567890189"],
      ...["EUR12345.60", "", REFERENCE],
    ]);
    expect(made({ bic: "agrifrpp" }).split("\n")[4]).toBe("AGRIFRPP");
  });

  it.each([
    [0.01, "EUR0.01"],
    [0.1 + 0.2, "EUR0.30"],
    [999_999_999.99, "EUR999999999.99"],
  ])("asks for %d as %s", (amount, line) => expect(made({ amount }).split("\n")[7]).toBe(line));

  it.each<[string, Partial<Transfer>, string]>([
    ["in another currency", { currency: "USD" }, "no-euro"],
    ["of nothing", { amount: 0 }, "amount"],
    ["of a credit", { amount: -5 }, "amount"],
    ["of a thousand million", { amount: 1e9 }, "amount"],
    ["without an IBAN", { iban: null }, "no-iban"],
    ["to a wrong IBAN", { iban: "FR7630006000011234567890188" }, "no-iban"],
    ["to an account outside SEPA", { iban: "AE070331234567890123456" }, "no-sepa"],
    ["to Monaco without a BIC", { iban: "MC5811222000010123456789030" }, "no-bic"],
    ["to no one", { name: " " }, "name"],
    ["to a name that is too long", { name: "é".repeat(71) }, "name"],
    ["to a name of too many bytes", { name: "\u{1F6E5}".repeat(70) }, "name"],
  ])("is not made %s", (_, fields, why) => expect(made(fields)).toBe(why));

  it("is made to Monaco with a BIC", () => {
    expect(made({ iban: "MC5811222000010123456789030", bic: "CMCIFRPP" })).toContain("\nCMCIFRPP\n");
  });

  it("keeps within its limits, and a name in its line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), fc.double({ min: -1, max: 2e9 }), (name, amount) => {
        const text = epcCode({ ...TRANSFER, name, amount });
        if (!text.ok) return;
        expect(new TextEncoder().encode(text.text).length).toBeLessThanOrEqual(331);
        expect(text.text.split("\n")).toHaveLength(10);
      }),
    );
  });

  it("is read back from the drawn code by another program", () => {
    const names = fc.constantFrom(
      "Équipage d’Azur SARL",
      "Ω Yachting A.E.",
      "A",
      "Ångström & Søn Charter ApS".padEnd(70, "x"),
    );
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 99_999_999_999 }), (name, cents) => {
        const text = made({ name, amount: cents / 100, bic: "AGRIFRPPXXX" });
        expect(scanned(text)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });
});

/** Draws a code as the PDF does, fills its rectangles into a picture with white around it, and reads it. */
function scanned(text: string): string {
  const rows: [number, number, number, number][] = [];
  const paper: Paper = {
    setFillColor: () => undefined,
    rect: (x, y, width, height) => rows.push([x, y, width, height]),
  };
  const pixels = 400;
  const quiet = 30;
  drawQrCode(paper, text, {
    x: quiet,
    y: quiet,
    side: pixels - 2 * quiet,
  });
  const picture = new Uint8ClampedArray(pixels * pixels * 4).fill(255);
  for (const [x, y, width, height] of rows) {
    for (let row = Math.round(y); row < Math.round(y + height); row++) {
      picture.fill(0, (row * pixels + Math.round(x)) * 4, (row * pixels + Math.round(x + width)) * 4);
    }
  }
  const bytes = jsQR(picture, pixels, pixels)?.binaryData ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
