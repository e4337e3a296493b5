import { describe, expect, it } from "vitest";
import { formatNumber, parseNumber } from "./number.ts";

const t = (key: string, values?: Readonly<Record<string, unknown>>) => `${key}${values ? JSON.stringify(values) : ""}`;
const read = (text: string, rules = {}, language: "en" | "fr" = "en") => {
  const parsed = parseNumber(text, rules, t, language);
  return parsed.ok ? parsed.value : parsed.message;
};

describe("a typed number", () => {
  it.each([
    ["12 500", 12_500],
    ["12,500.50", 12_500.5],
    ["1\u202F234\u00A0567", 1_234_567],
    ["1,234,567", 1_234_567],
    ["1 234,567.80", 1_234_567.8],
    [" .5 ", 0.5],
    ["12.", 12],
    ["", null],
    ["   ", null],
    ["1 234,567.80", 1_234_567.8],
  ])("%j is %j", (text, value) => expect(read(text)).toBe(value));

  it("is at least 0 unless told", () => {
    expect(read("-5")).toBe('ui.min{"min":0}');
    expect(read("-5", { min: null })).toBe(-5);
    expect(read("−5", { min: null })).toBe(-5);
  });

  it("keeps within its bounds", () => {
    expect(read("13", { max: 12 })).toBe('ui.max{"max":12}');
    expect(read("0", { min: 1 })).toBe('ui.min{"min":1}');
  });

  it("asks about a comma that parts no thousands, rather than turning 12,5 into 125", () => {
    expect(read("12,5")).toBe("ui.decimalPoint");
    expect(read("1 200,50")).toBe("ui.decimalPoint");
  });

  it.each([
    ["0,95", 0.95],
    ["1234,50", 1_234.5],
    ["1.234,50", 1_234.5],
    ["1\u202F234,50", 1_234.5],
    ["12500.5", 12_500.5],
    ["2,500", 2.5],
  ])("%j is %j in French", (text, value) => expect(read(text, { decimals: 4 }, "fr")).toBe(value));

  it("has no more decimals than it may", () => {
    expect(read("1.234")).toBe('ui.decimals{"count":2}');
    expect(read("1.2300")).toBe(1.23);
    expect(read("1.5", { decimals: 0 })).toBe("ui.whole");
  });

  it("is refused when it is none", () => expect(read("12e3")).toBe("ui.notNumber"));
});

describe("a shown number", () => {
  it("parts thousands, except in a year", () => {
    expect(formatNumber(12_500.5, {})).toBe("12,500.5");
    expect(formatNumber(12_500.5, { fixed: true })).toBe("12,500.50");
    expect(formatNumber(2014, { grouping: false, decimals: 0 })).toBe("2014");
    expect(formatNumber(null, {})).toBe("");
  });

  it.each(["en", "fr"] as const)("reads back as itself (%s)", (language) => {
    for (const value of [0, 0.01, 999.99, 1_000, 12_345_678.9]) {
      expect(read(formatNumber(value, {}, language), {}, language)).toBe(value);
    }
  });
});
