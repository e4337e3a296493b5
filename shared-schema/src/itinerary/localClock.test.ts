import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { localClock, localDay } from "./localClock.ts";

it("reads the clock of a place", () => {
  expect(localClock("2027-07-03T10:30:15Z", "Europe/Paris")).toBe("2027-07-03T12:30:15");
  expect(localDay("2027-07-03T22:30:00Z", "Europe/Paris")).toBe("2027-07-04");
  expect(localClock("2027-01-01T00:00:00Z", "Etc/UTC")).toBe("2027-01-01T00:00:00");
});

it("takes an unknown zone for UTC", () => {
  expect(localClock("2027-07-03T10:30:00Z", "Mars/Olympus")).toBe("2027-07-03T10:30:00");
});

it("is a moment again when it is read as one, whatever order an engine writes dates in", () => {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, "format") ?? {};
  Object.defineProperty(prototype, "format", { ...format, get: () => () => "03/07/2027" });
  onTestFinished(() => void Object.defineProperty(prototype, "format", format));
  fc.assert(
    fc.property(fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true }), (date) => {
      const read = Date.parse(`${localClock(date.toISOString(), "Etc/UTC")}Z`);
      expect(read).toBe(Math.floor(date.getTime() / 1_000) * 1_000);
    }),
  );
});
