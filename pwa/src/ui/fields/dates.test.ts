import { describe, expect, it } from "vitest";
import { readDate, readInstant, showDate, showInstant } from "./dates.ts";

describe("a typed date", () => {
  it.each([
    ["2027/07/03", "2027-07-03"],
    ["2027-7-3", "2027-07-03"],
    ["20270703", "2027-07-03"],
    ["03/07/2027", "2027-07-03"],
    ["2027/02/30", null],
    ["soon", null],
  ])("%j is %j", (text, value) => expect(readDate(text)).toBe(value));
});

describe("a typed instant, in UTC", () => {
  it.each([
    ["2027/07/03 10:00", "2027-07-03T10:00:00Z"],
    ["2027-07-03T10:00", "2027-07-03T10:00:00Z"],
    ["2027/07/03 1000", "2027-07-03T10:00:00Z"],
    ["2027/07/03 10:00 UTC", "2027-07-03T10:00:00Z"],
    ["2027/07/03", "2027-07-03T00:00:00Z"],
    ["2027/07/03 25:00", null],
    ["10:00", null],
  ])("%j is %j", (text, value) => expect(readInstant(text)).toBe(value));

  it("reads back what is shown", () => {
    expect(showInstant("2027-07-03T10:00:00Z")).toBe("2027/07/03 10:00");
    expect(readInstant(showInstant("2027-12-31T23:59:00Z"))).toBe("2027-12-31T23:59:00Z");
    expect(showDate("2027-07-03")).toBe("2027/07/03");
  });
});
