import { zoneBands } from "./bands.ts";
import { cut, type Gray, scaled, turned } from "./gray.ts";
import { inkOf } from "./ink.ts";
import { slopeOf } from "./slope.ts";

/** Wide enough to see the slope, small enough to look at many. */
const SLOPE_WIDTH = 480;
/** Pixels of a line's height for which the model was trained, with some white around. */
const LINE_HEIGHT = 34;
const MARGIN = 12;

/**
 * The lines of a machine-readable zone in a picture, each level and of one size, dark on white.
 * @returns none where the picture shows no two long lines, one below the other
 */
export function zoneLinesIn(picture: Gray): Gray[] {
  const small = scaled(picture, Math.min(1, SLOPE_WIDTH / picture.width));
  const level = turned(picture, slopeOf(inkOf(small, Math.round(small.width / 40))));
  const ink = inkOf(level, Math.round(level.width / 40));
  const paper = negative(ink);
  return zoneBands(ink).map(({ top, bottom, left, right }) => {
    const height = bottom - top;
    const pad = Math.round(height * 0.4);
    const line = cut(paper, left - pad, top - pad, right - left + 2 * pad, height + 2 * pad);
    return framed(scaled(line, LINE_HEIGHT / height));
  });
}

function negative({ width, height, pixels }: Gray): Gray {
  return { width, height, pixels: pixels.map((value) => 255 - value) };
}

function framed(line: Gray): Gray {
  return cut(line, -MARGIN, -MARGIN, line.width + 2 * MARGIN, line.height + 2 * MARGIN);
}
