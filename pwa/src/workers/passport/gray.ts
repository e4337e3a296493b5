/** A picture in shades of grey, row by row: 0 is black. */
export interface Gray {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The shades of a picture's colours, as eyes weigh them. */
export function grayOf({ width, height, data }: Pick<ImageData, "width" | "height" | "data">): Gray {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    pixels[at] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  return { width, height, pixels };
}

/** The picture within a rectangle, which may reach beyond it: there it is white. */
export function cut(picture: Gray, left: number, top: number, width: number, height: number): Gray {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isInside(picture, left + x, top + y)) pixels[y * width + x] = at(picture, left + x, top + y);
    }
  }
  return { width, height, pixels };
}

/** The picture in another size: each pixel is the mean of those that it covers. */
export function scaled(picture: Gray, factor: number): Gray {
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const pixels = new Uint8Array(width * height);
  const step = 1 / factor;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[y * width + x] =
        step > 1
          ? mean(picture, x * step, y * step, step)
          : between(picture, (x + 0.5) * step - 0.5, (y + 0.5) * step - 0.5);
    }
  }
  return { width, height, pixels };
}

/** The picture turned about its middle, white beyond its edges. */
export function turned(picture: Gray, radians: number): Gray {
  const { width, height } = picture;
  const pixels = new Uint8Array(width * height).fill(255);
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cosine - (y - middleY) * sine;
      const fromY = middleY + (x - middleX) * sine + (y - middleY) * cosine;
      if (isInside(picture, fromX, fromY)) pixels[y * width + x] = between(picture, fromX, fromY);
    }
  }
  return { width, height, pixels };
}

function isInside({ width, height }: Gray, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

function at({ width, height, pixels }: Gray, x: number, y: number): number {
  const [column, row] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)];
  return pixels[row * width + column] ?? 255;
}

function between(picture: Gray, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - left, y - top];
  const upper = at(picture, left, top) * (1 - right) + at(picture, left + 1, top) * right;
  const lower = at(picture, left, top + 1) * (1 - right) + at(picture, left + 1, top + 1) * right;
  return upper * (1 - low) + lower * low;
}

function mean(picture: Gray, left: number, top: number, size: number): number {
  const [fromX, toX] = [Math.floor(left), Math.max(Math.floor(left) + 1, Math.round(left + size))];
  const [fromY, toY] = [Math.floor(top), Math.max(Math.floor(top) + 1, Math.round(top + size))];
  let sum = 0;
  for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) sum += at(picture, x, y);
  return sum / ((toX - fromX) * (toY - fromY));
}
