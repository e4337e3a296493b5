import { describe, expect, it } from "vitest";
import type { Position } from "../base/basics.ts";
import { meeting, piecesOf, pointOn, trimEnds } from "./path.ts";
import { rhumbLength, rhumbLine } from "./rhumb.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const line = [at(43, 7), at(42, 9), at(41, 9)];

describe("piecesOf", () => {
  it("cuts into pieces that follow each other and add up", () => {
    const pieces = piecesOf(line);
    expect(pieces.reduce((nm, piece) => nm + piece.nm, 0)).toBeCloseTo(rhumbLength(line), 9);
    expect(pieces.at(0)?.from).toEqual(line[0]);
    expect(pieces.at(-1)?.to).toEqual(line[2]);
    for (const { from, to } of pieces) expect(Math.abs(to.longitude - from.longitude)).toBeLessThanOrEqual(0.26);
  });

  it("lets the longitude of a piece run past the antimeridian", () => {
    for (const { from, to } of piecesOf([at(-17, 179.9), at(-17, -179.9)])) {
      expect(Math.abs(to.longitude - from.longitude)).toBeLessThan(1);
    }
  });

  it("has none for a leg without length", () => {
    expect(piecesOf([at(43, 7), at(43, 7)])).toEqual([]);
  });
});

describe("pointOn", () => {
  it("is the point at a fraction", () => {
    expect(pointOn({ from: at(43, 7), to: at(44, 9), nm: 1 }, 0.5)).toEqual(at(43.5, 8));
  });
});

describe("meeting", () => {
  it("is the fraction of the first segment, or null", () => {
    expect(meeting(0, 0, 4, 0, 1, -1, 1, 1)).toBe(0.25);
    expect(meeting(0, 0, 4, 0, 5, -1, 5, 1)).toBeNull();
    expect(meeting(0, 0, 4, 0, 0, 1, 4, 1)).toBeNull();
  });
});

describe("trimEnds", () => {
  it("takes the same length off both ends", () => {
    const trimmed = trimEnds(line, 1.5);
    expect(rhumbLength(trimmed)).toBeCloseTo(rhumbLength(line) - 3, 6);
    const [first] = trimmed;
    expect(first && rhumbLine(at(43, 7), first).nm).toBeCloseTo(1.5, 6);
  });

  it("leaves nothing of a short leg", () => {
    expect(trimEnds([at(43, 7), at(43.01, 7)], 1.5)).toEqual([]);
  });
});
