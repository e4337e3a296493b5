import { describe, expect, it } from "vitest";
import type { DateOrder } from "../../../base/text/writtenDay.ts";
import { reviewEntries } from "../review.ts";
import { birthsOf, isDoubtfulBirth } from "./births.ts";
import { readPerson } from "./person.ts";

/** The people of a file with these dates of birth. */
function peopleBorn(order: DateOrder, ...dates: string[]) {
  const entries = dates.map((date_of_birth, index) => {
    const written = { first_name: "Ada", last_name: `L${index}`, date_of_birth };
    return { place: index + 1, written, further: {}, read: readPerson(written, {}, order) };
  });
  return reviewEntries(entries, [], "2027-01-15");
}

describe("dates of birth of a file", () => {
  it.each([
    ["01/02/1980", true],
    ["1.2.1980", true],
    ["13/02/1980", false],
    ["02/13/1980", false],
    ["02/02/1980", false],
    ["1980-02-01", false],
    ["", false],
    ["soon", false],
  ])("knows whether %s may be two days", (written, isDoubtful) => {
    expect(isDoubtfulBirth(written)).toBe(isDoubtful);
  });

  it("gives the first doubtful date with the day it was read as, in either order", () => {
    const doubtful = (order: DateOrder) => birthsOf(peopleBorn(order, "", "01/02/1980", "03/04/1981")).doubtful;
    expect(doubtful("DMY")).toEqual({ written: "01/02/1980", day: "1980-02-01" });
    expect(doubtful("MDY")).toEqual({ written: "01/02/1980", day: "1980-01-02" });
    expect(birthsOf(peopleBorn("YMD", "1980-02-01")).doubtful).toBeNull();
  });

  it("says whether another date of the file shows its order, also one that is read in the wrong order", () => {
    expect(birthsOf(peopleBorn("DMY", "01/02/1980")).isShown).toBe(false);
    expect(birthsOf(peopleBorn("DMY", "01/02/1980", "31/01/1980")).isShown).toBe(true);
    expect(birthsOf(peopleBorn("MDY", "01/02/1980", "31/01/1980")).isShown).toBe(true);
  });
});
