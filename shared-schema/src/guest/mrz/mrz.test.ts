import fc from "fast-check";
import { expect, it } from "vitest";
import { checkDigit } from "./checkDigit.ts";
import { type MrzRead, readMrz } from "./mrz.ts";
import { specimen, type Traveller } from "./specimen.test-support.ts";

const TODAY = "2027-01-15";
const ANNA: Traveller = {
  ...{ surname: "ERIKSSON", given: "ANNA<MARIA", state: "GBR", nationality: "GBR" },
  ...{ number: "L898902C3", born: "740812", sex: "F", expires: "310415", personal: "ZE184226B" },
};
const READ = {
  ...{ first_name: "Anna Maria", last_name: "Eriksson", date_of_birth: "1974-08-12", nationality: "GB", gender: "F" },
  ...{ passport_num: "L898902C3", passport_country: "GB", passport_expiration: "2031-04-15" },
};

const passport = (changes: Partial<Traveller> = {}) => specimen("PASSPORT", { ...ANNA, ...changes });
const text = (lines: readonly string[]) => lines.join("\n");

function read(typed: string): MrzRead {
  const reading = readMrz(typed, TODAY);
  if (reading.kind !== "READ") throw new Error(JSON.stringify(reading));
  return reading;
}

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ABCDEFGHIJLMNOPQRSTUVWXYZ"), minLength, maxLength });
const date = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((each) => each.toISOString().slice(2, 10).replaceAll("-", ""));
const traveller: fc.Arbitrary<Traveller> = fc.record({
  surname: letters(2, 12),
  given: fc.array(letters(2, 7), { minLength: 1, maxLength: 2 }).map((words) => words.join("<")),
  state: fc.constantFrom("GBR", "FRA", "D", "RKS", "USA"),
  nationality: fc.constantFrom("GBR", "ITA", "D", "GBN", "XXB"),
  number: fc.stringMatching(/^[A-Z0-9]{2}[0-9]{4,7}$/),
  born: date("1930-01-01", "2016-01-01"),
  sex: fc.constantFrom("F", "M", "<"),
  expires: date("2027-02-01", "2036-01-01"),
  personal: fc.stringMatching(/^([A-Z0-9]{5})?$/),
});
const kind = fc.constantFrom("PASSPORT", "TWO_LINES", "THREE_LINES");

it("reads the lines of a passport, however they are typed or pasted", () => {
  const lines = text(passport());
  expect(read(lines)).toEqual({ kind: "READ", particulars: READ, born: null, noCountry: [], mended: [] });
  for (const typed of [
    lines.toLowerCase(),
    lines.replaceAll("<<", "«"),
    lines.replaceAll("<", "‹"),
    lines.replaceAll("<", "＜").replaceAll("8", "８"),
    lines.replace("\n", ""),
    `\n ${lines.replace("\n", " \r\n\r\n ")} \n`,
    lines.replaceAll(/(.{4})/g, "$1  "),
    `Passport No. 12\nUNITED KINGDOM\n${lines}`,
  ]) {
    expect(read(typed).particulars, typed).toEqual(READ);
  }
});

it("reads every document as it is, and with the fillers at the ends of lines left out", () => {
  fc.assert(
    fc.property(kind, traveller, (which, person) => {
      const whole = read(text(specimen(which, person)));
      expect(whole.mended).toEqual([]);
      expect(whole.particulars.passport_num).toBe(person.number);
      const bare = specimen(which, person).map((line) => line.replace(/<+$/, ""));
      expect(read(text(bare))).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});

it("puts fillers back or takes them out in the midst of the second line as far as one reading alone holds", () => {
  fc.assert(
    fc.property(traveller, fc.integer({ min: 1, max: 9 }), fc.boolean(), (person, count, isOver) => {
      const [names = "", data = ""] = specimen("PASSPORT", person);
      const run = data.slice(0, 42).match(/<+$/)?.[0].length ?? 0;
      const by = Math.min(count, run);
      const other = isOver
        ? data.slice(0, 42) + "<".repeat(count) + data.slice(42)
        : data.slice(0, 42 - by) + data.slice(42);
      const reading = readMrz(`${names}\n${other}`, TODAY);
      if (reading.kind === "READ") expect(reading.particulars).toEqual(read(`${names}\n${data}`).particulars);
      else expect(reading.kind).toBe("WRONG");
    }),
    { numRuns: 60 },
  );
  const [names = "", data = ""] = passport({ personal: "", number: "AB12345" });
  for (const typed of [
    data.replace("<<", ""),
    data.slice(0, 28) + data.slice(40),
    data.slice(0, 28) + data.slice(43),
  ]) {
    expect(read(`${names}\n${typed}`).particulars.passport_num, typed).toBe("AB12345");
  }
});

const TWINS: Readonly<Record<string, string>> = {
  ...{ O: "0", I: "1", Z: "2", S: "5", B: "8" },
  ...{ 0: "O", 1: "I", 2: "Z", 5: "S", 8: "B" },
};

it("never reads another number, date or name for a letter and a digit that look alike", () => {
  fc.assert(
    fc.property(kind, traveller, fc.nat(), (which, person, pick) => {
      const lines = specimen(which, person);
      const whole = lines.join("");
      const places = Array.from(whole, (sign, at) => (TWINS[sign] === undefined ? -1 : at)).filter((at) => at >= 0);
      const at = places[pick % places.length] ?? 0;
      const misread = whole.slice(0, at) + (TWINS[whole[at] ?? ""] ?? "") + whole.slice(at + 1);
      const reading = readMrz(misread, TODAY);
      const right = read(text(lines)).particulars;
      if (reading.kind === "READ") {
        const { passport_country, nationality, ...rest } = reading.particulars;
        expect(right).toMatchObject(rest);
      } else expect(reading.kind).toBe("WRONG");
    }),
    { numRuns: 100 },
  );
});

it("reads letters for digits in dates, digits for letters in names and codes, and says when it mends a number", () => {
  const [names = "", data = ""] = passport();
  const twins = `${names.replace("ERIKSSON", "ER1K5S0N").replace("GBR", "G8R")}\n${data.replace("740812", "74O8I2").replace("310415", "3IO4IS")}`;
  expect(read(twins)).toMatchObject({ particulars: READ, mended: [] });
  const [other = "", numbered = ""] = passport({ number: "AB1200345" });
  expect(read(`${other}\n${numbered.replace("AB1200345", "AB12OO345")}`)).toMatchObject({
    particulars: { passport_num: "AB1200345" },
    mended: ["passport_num"],
  });
});

it("takes OCR's K behind the names for fillers, and squeezes them", () => {
  const [names = "", data = ""] = passport();
  for (const misread of [
    names.replace(/<<<$/, "KKK"),
    names.replace(/<{6}$/, "<KK<KK"),
    names.replace(/(<{19})$/, "K".repeat(19)),
    names.replace("MARIA<<<<<", "MARIA<<K<<"),
  ]) {
    const { particulars, mended } = read(`${misread}\n${data}`);
    expect(particulars, misread).toEqual(READ);
    expect(mended).toEqual(["first_name", "last_name"]);
  }
  // A last initial is a name.
  expect(read(text(passport({ given: "JOHN<K" }))).particulars.first_name).toBe("John K");
  expect(read(`${names}\n${passport({ personal: "" })[1]?.replace(/<{3}(?=..$)/, "KKK")}`).particulars).toEqual(READ);
});

it("says which field is wrong when one digit of a number or a date was mistyped", () => {
  const [names, second = ""] = passport();
  // Places of the document's number, of the birth and of the expiry.
  for (const at of [1, 2, 3, 4, 5, 6, 13, 18, 21, 26]) {
    const digit = Number(second[at]);
    for (let by = 1; by < 10; by++) {
      const mistyped = second.slice(0, at) + String((digit + by) % 10) + second.slice(at + 1);
      expect(readMrz(`${names}\n${mistyped}`, TODAY).kind, `place ${at} by ${by}`).toBe("WRONG");
    }
  }
});

it("takes a birth for one in the past, and asks where a child may be a person of a hundred years", () => {
  const bornIn = (born: string) => {
    const { particulars, born: either } = read(text(passport({ born })));
    return particulars.date_of_birth ?? either;
  };
  expect(bornIn("280101")).toBe("1928-01-01");
  expect(bornIn("270116")).toBe("1927-01-16");
  expect(bornIn("250301")).toEqual(["2025-03-01", "1925-03-01"]);
  expect(bornIn("160301")).toBe("2016-03-01");
  // No such day: it is left to be typed.
  expect(bornIn("990231")).toBeNull();
});

it("knows the codes that only travel documents have, and names those that are no country", () => {
  const from = (state: string) => read(text(passport({ state, nationality: state })));
  for (const state of ["GBD", "GBN", "GBO", "GBP", "GBS"]) {
    expect(from(state).particulars).toMatchObject({ nationality: "GB", passport_country: "GB" });
  }
  for (const state of ["RKS", "XXK", "XKX"]) expect(from(state).particulars.nationality, state).toBe("XK");
  expect(from("D").particulars.nationality).toBe("DE");
  for (const code of ["XXA", "XXB", "XXC", "XXX", "UNO", "EUE", "XOM"]) {
    const { particulars, noCountry } = from(code);
    expect(particulars.nationality, code).toBeUndefined();
    expect(noCountry).toEqual([
      { field: "nationality", code },
      { field: "passport_country", code },
    ]);
  }
});

it.each([
  ["OCONNOR", "O’Connor"],
  ["MCDONALD", "McDonald"],
  ["DE<LA<CRUZ", "De La Cruz"],
  ["OLSEN", "Olsen"],
])("writes the surname %s as %s", (surname, expected) => {
  expect(read(text(passport({ surname }))).particulars.last_name).toBe(expected);
});

it("reads the former French card, and a document without given names", () => {
  const first = "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<923";
  const card = `${first.slice(0, 30)}${"923111"}`;
  const body = "8806923102858CORINNE<<<<<<<6512068F";
  const second = body + checkDigit(card + body);
  expect(readMrz(`${card}\n${second}`, TODAY)).toMatchObject({
    kind: "READ",
    particulars: { last_name: "Berthier", first_name: "Corinne", date_of_birth: "1965-12-06" },
  });
  expect(read(text(passport({ surname: "SUHARTO", given: "" }))).particulars).toMatchObject({ last_name: "Suharto" });
});

it("never throws, whatever is typed", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 500 }),
        fc.string({ unit: fc.constantFrom("<", "A", "1", "\n"), minLength: 60, maxLength: 95 }),
      ),
      (typed) => {
        expect(["READ", "WRONG", "NONE"]).toContain(readMrz(typed, TODAY).kind);
      },
    ),
    { numRuns: 60 },
  );
});
