import fc from "fast-check";
import { expect, it } from "vitest";
import { readMrz } from "./mrz.ts";

/** The first line of the specimen of ICAO Doc 9303, part 4, for a state that there is. */
const NAMES = "P<GBRERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<";
const TODAY = "2027-01-15";
const ANNA = {
  first_name: "Anna Maria",
  last_name: "Eriksson",
  date_of_birth: "1974-08-12",
  nationality: "GB",
  gender: "F",
  passport_num: "L898902C3",
  passport_country: "GB",
};

/** The check digit of ICAO 9303-3, section 4.9, written again as a second source. */
function digitOf(text: string): string {
  const value = (c: string) => (c === "<" ? 0 : /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55);
  return String([...text].reduce((sum, c, at) => sum + value(c) * ([7, 3, 1][at % 3] ?? 0), 0) % 10);
}

function linesWith({ number = "L898902C3", born = "740812", expires = "310415" } = {}): string {
  const personal = "ZE184226B<<<<<";
  const parts = [
    number + digitOf(number),
    born + digitOf(born),
    expires + digitOf(expires),
    personal + digitOf(personal),
  ];
  const [a = "", b = "", c = "", d = ""] = parts;
  return `${NAMES}\n${a}GBR${b}F${c}${d}${digitOf(a + b + c + d)}`;
}

it("reads the lines of a passport", () => {
  expect(readMrz(linesWith(), TODAY)).toEqual({
    kind: "READ",
    particulars: { ...ANNA, passport_expiration: "2031-04-15" },
  });
});

it("reads them as they are typed or pasted: in lower case, with spaces, without the break, with guillemets", () => {
  const whole = readMrz(linesWith(), TODAY);
  const lines = linesWith();
  for (const typed of [
    lines.toLowerCase(),
    lines.replaceAll("<<", "«"),
    lines.replace("\n", ""),
    `\n ${lines.replace("\n", " \r\n\r\n ")} \n`,
  ]) {
    expect(readMrz(typed, TODAY)).toEqual(whole);
  }
});

it("says which field is wrong when one digit of a number or a date was mistyped", () => {
  const [names, second = ""] = linesWith().split("\n");
  // Places of the document's number, of the birth and of the expiry.
  for (const at of [1, 2, 13, 18, 21, 26]) {
    const digit = second[at];
    if (digit === undefined || !/\d/.test(digit)) continue;
    const mistyped = second.slice(0, at) + String((Number(digit) + 1) % 10) + second.slice(at + 1);
    expect(readMrz(`${names}\n${mistyped}`, TODAY).kind, `place ${at}`).toBe("WRONG");
  }
});

it("takes a birth for one in the past, and an expiry for one near today", () => {
  const bornIn = (born: string) => {
    const read = readMrz(linesWith({ born }), TODAY);
    return read.kind === "READ" ? read.particulars.date_of_birth : null;
  };
  expect(bornIn("260101")).toBe("2026-01-01");
  expect(bornIn("280101")).toBe("1928-01-01");
});

it("never throws, whatever is typed", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 500 }),
        fc.string({ unit: fc.constantFrom("<", "A", "1", "\n"), minLength: 88, maxLength: 92 }),
      ),
      (typed) => {
        expect(["READ", "WRONG", "NONE"]).toContain(readMrz(typed, TODAY).kind);
      },
    ),
  );
});
