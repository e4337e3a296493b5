import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDate, readInstant, showDate, showInstant } from "./dates.ts";

const NEAR = "2027-07-01T08:30:00Z";
const PARIS = { zone: "Europe/Paris", near: NEAR };

describe("a typed date", () => {
  it.each([
    ["2027/07/03", "2027-07-03"],
    ["2027-7-3", "2027-07-03"],
    ["20270703", "2027-07-03"],
    ["03/07/2027", "2027-07-03"],
    ["3.7.27", "2027-07-03"],
    ["3 July 2027", "2027-07-03"],
    ["1er août 2027", "2027-08-01"],
    ["3 jul", null],
    ["2027/02/30", null],
    ["soon", null],
  ])("%j is %j", (text, value) => expect(readDate(text)).toBe(value));

  it("has the year that lies near, where none was typed", () => {
    expect(readDate("3 jul", NEAR)).toBe("2027-07-03");
    expect(readDate("3 feb", NEAR)).toBe("2028-02-03");
    expect(readDate("29 feb", NEAR)).toBe("2028-02-29");
    expect(readDate("29 feb", "2028-07-01T00:00:00Z")).toBeNull();
  });
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
    ["+2d", null],
  ])("%j is %j", (text, value) => expect(readInstant(text)).toBe(value));
});

describe("a typed instant on the clock of the place", () => {
  it.each([
    ["3 jul 12", "2027-07-03T10:00:00Z"],
    ["3/7/27 noon", "2027-07-03T10:00:00Z"],
    ["3 July 2027 12:00", "2027-07-03T10:00:00Z"],
    ["3 juil. midi", "2027-07-03T10:00:00Z"],
    ["3 juillet à 14h30", "2027-07-03T12:30:00Z"],
    ["3 jul 2:30 pm", "2027-07-03T12:30:00Z"],
    ["3 jul 27", "2027-07-02T22:00:00Z"],
    ["3 jul 28 12", "2028-07-03T10:00:00Z"],
    ["3 jul 12 UTC", "2027-07-03T12:00:00Z"],
    ["18:00", "2027-07-01T16:00:00Z"],
    ["midnight", "2027-06-30T22:00:00Z"],
    ["+2d", "2027-07-03T08:30:00Z"],
    ["+2j", "2027-07-03T08:30:00Z"],
    ["+2 jours midi", "2027-07-03T10:00:00Z"],
    ["+1,5 h", "2027-07-01T10:00:00Z"],
    ["-30 min", "2027-07-01T08:00:00Z"],
    ["3 jul 13 pm", null],
    ["3 foo 12", null],
    ["31/6 12:00", null],
  ])("%j is %j", (text, value) => expect(readInstant(text, PARIS)).toBe(value));

  it("keeps its hour over the night on which the clocks change", () => {
    const saturday = { zone: "Europe/Paris", near: "2027-10-30T10:00:00Z" };
    expect(readInstant("+1d", saturday)).toBe("2027-10-31T11:00:00Z");
  });
});

it("reads back what is shown, in any zone outside of the hour that the clocks repeat", () => {
  const zones = fc.constantFrom("UTC", "Europe/Paris", "America/St_Barthelemy", "Asia/Kolkata");
  const summer = { min: new Date("2027-05-01T00:00:00Z"), max: new Date("2027-09-30T00:00:00Z"), noInvalidDate: true };
  fc.assert(
    fc.property(zones, fc.date(summer), (zone, date) => {
      const at = `${date.toISOString().slice(0, 16)}:00Z`;
      expect(readInstant(showInstant(at, zone), { zone, near: null })).toBe(at);
    }),
  );
  expect(showInstant("2027-07-03T10:00:00Z")).toBe("2027/07/03 10:00");
  expect(showDate("2027-07-03")).toBe("2027/07/03");
});
