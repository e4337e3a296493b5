import type { Gray } from "./gray.ts";

/**
 * How much darker each pixel is than its surroundings, 0 to 255: print stays, shadow and glare go.
 * @param reach half the side of the surroundings
 */
export function inkOf({ width, height, pixels }: Gray, reach: number): Gray {
  const sums = summed(pixels, width, height);
  const ink = new Float32Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const mean = boxSum(sums, width, left, top, right, bottom) / ((right - left) * (bottom - top));
      ink[y * width + x] = Math.max(0, 1 - (pixels[y * width + x] ?? 0) / Math.max(mean, 8));
    }
  }
  return { width, height, pixels: stretched(ink) };
}

/** Print is a small part of a picture: the darkest two hundredths are full ink. */
function stretched(ink: Float32Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const value of ink) {
    const shade = Math.min(255, Math.round(value * 255));
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  let left = ink.length * 0.02;
  let full = 255;
  while (full > 24 && left > (counts[full] ?? 0)) left -= counts[full--] ?? 0;
  return Uint8Array.from(ink, (value) => Math.min(255, (value * 255 * 255) / full));
}

/** For each pixel, the sum of all above and to the left of it. */
function summed(pixels: Uint8Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function boxSum(sums: Float64Array, width: number, left: number, top: number, right: number, bottom: number): number {
  const sum = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
}
