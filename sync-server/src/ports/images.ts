import { isTakenFormat } from "shared-schema/yacht/pictureFormat";

/** Libvips is large, and few calls of a day need it: it is loaded by the first of them. */
const libvips = async () => (await import("sharp")).default;

/** A text on a drawing. `anchor` says which side of it is at `x`; `y` is its middle. */
interface ImageLabel {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** The server's operations on pictures. */
export interface Images {
  /**
   * Returns the number of pixels of a picture by its header, frames included: a few kilobytes can claim to be a picture
   * of a gigapixel. Null when it is not a picture.
   */
  pixelsOf(bytes: Uint8Array): Promise<number | null>;
  /**
   * A picture as it is kept: upright, at most 2048 px, JPEG, without what the camera noted. It takes the memory of all its pixels,
   * so these are counted before. Null when it is no picture.
   */
  normalise(bytes: Uint8Array): Promise<Uint8Array | null>;
  /** A picture as it is shown beside a headline: 720 by 480 px, its middle, WebP. Null when it is no picture. */
  preview(bytes: Uint8Array): Promise<Uint8Array | null>;
  /** Draws an SVG without texts, and the texts on it in the product's own font. */
  drawPng(svg: string, labels: readonly ImageLabel[], ink: string): Promise<Uint8Array>;
}

const LONGEST_PX = 2_048;
const QUALITY = 85;
/** Three to two, twice as fine as it is shown. */
const PREVIEW = { width: 720, height: 480, fit: "cover" } as const;
const PREVIEW_QUALITY = 78;
/** Drawings are made at twice their size, for screens with dense pixels. */
const SCALE = 2;
const DPI = 72 * SCALE;

/** Works with libvips. @param fontFile the font of the texts: the machine need not have any */
export function sharpImages(fontFile: string): Images {
  return {
    async pixelsOf(bytes) {
      if (!isTakenFormat(bytes)) return null;
      try {
        const sharp = await libvips();
        // Reading the header alone takes no memory, whatever it says.
        const { width, height, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
        return width * height * (pages ?? 1);
      } catch {
        return null;
      }
    },
    async normalise(bytes) {
      if (!isTakenFormat(bytes)) return null;
      try {
        const sharp = await libvips();
        const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" })
          .autoOrient()
          .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true })
          .flatten({ background: "#ffffff" })
          .toColourspace("srgb")
          .jpeg({ quality: QUALITY, mozjpeg: true });
        return new Uint8Array(await picture.toBuffer());
      } catch {
        // Its first bytes promise a picture, the rest is none.
        return null;
      }
    },
    async preview(bytes) {
      if (!isTakenFormat(bytes)) return null;
      try {
        const sharp = await libvips();
        const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" }).autoOrient().resize(PREVIEW);
        return new Uint8Array(await picture.webp({ quality: PREVIEW_QUALITY }).toBuffer());
      } catch {
        // Its first bytes promise a picture, the rest is none.
        return null;
      }
    },
    async drawPng(svg, labels, ink) {
      const sharp = await libvips();
      const texts = await Promise.all(labels.map((label) => drawLabel(label, ink, fontFile)));
      const drawing = sharp(Buffer.from(svg), { density: DPI }).composite(texts);
      return new Uint8Array(await drawing.png().toBuffer());
    },
  };
}

async function drawLabel({ text, x, y, anchor }: ImageLabel, ink: string, fontfile: string) {
  const sharp = await libvips();
  const markup = `<span foreground="${ink}">${text}</span>`;
  const font = "Noto Sans 12";
  const { data, info } = await sharp({ text: { text: markup, font, fontfile, dpi: DPI, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const shift = { start: 0, middle: info.width / 2, end: info.width }[anchor];
  return {
    input: data,
    left: Math.max(0, Math.round(x * SCALE - shift)),
    top: Math.max(0, Math.round(y * SCALE - info.height / 2)),
  };
}
