import { describe, expect, it } from "vitest";
import { isTable, readSpeedPoints } from "./pasteTable.ts";

const points = (text: string) => {
  const read = readSpeedPoints(text);
  return read.ok ? read.value : read.refusal;
};

const refusedLine = (line: number) => ({ code: "speeds.line", params: { line } });

describe("a pasted table", () => {
  it("is told from the number of one field", () => {
    for (const text of ["12", " 12.5 ", "12\n", "\t12"]) expect(isTable(text)).toBe(false);
    for (const text of ["12\t80", "12;80", "12\n13", "8\t40\r\n10\t80\r\n"]) expect(isTable(text)).toBe(true);
  });

  it("is read with headings, commas, thousands and empty lines", () => {
    expect(points("kt\tL/h\r\n8\t40\r\n\r\n10,5\t1 080\r\n")).toEqual([
      [8, 40],
      [10.5, 1080],
    ]);
    expect(points("8;40\n10;80")).toEqual([
      [8, 40],
      [10, 80],
    ]);
    expect(points("8 40\n10 80")).toEqual([
      [8, 40],
      [10, 80],
    ]);
    expect(points("8 kt\t1,040.5 L/h")).toEqual([[8, 1040.5]]);
  });

  it("keeps one point for each speed, the last", () => {
    expect(points("8\t40\n8\t50")).toEqual([[8, 50]]);
  });

  it("names the line that cannot be read", () => {
    expect(points("8\t40\n10\tfast")).toEqual(refusedLine(2));
    expect(points("8\t40\n101\t40")).toEqual(refusedLine(2));
    expect(points("8\n10")).toEqual(refusedLine(1));
    expect(points("-8\t40")).toEqual(refusedLine(1));
    expect(points("")).toEqual({ code: "speeds.none" });
    const tooMany = Array.from({ length: 101 }, (_, at) => `${at / 2}\t1`).join("\n");
    expect(points(tooMany)).toEqual({ code: "speeds.too-many", params: { most: 100 } });
  });
});
