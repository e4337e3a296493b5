/** Libvips is large, and few calls of a day need it: it is loaded by the first of them. */
const libvips = async () => (await import("sharp")).default;

/** A text on a drawing. `anchor` says which side of it stands at `x`; `y` is its middle. */
export interface ImageLabel {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** What the server does with pixels. */
export interface Images {
  /** A picture as it is kept: upright, at most 2048 px, JPEG, without what the camera noted. Null when it is no picture. */
  normalise(bytes: Uint8Array): Promise<Uint8Array | null>;
  /** Draws an SVG without texts, and the texts on it in the product's own font. */
  drawPng(svg: string, labels: readonly ImageLabel[], ink: string): Promise<Uint8Array>;
}

const LONGEST_PX = 2_048;
const QUALITY = 85;
/** A few kilobytes can claim to be a picture of a gigapixel, and would take the memory of one. */
const MOST_PIXELS = 80_000_000;
/** Drawings are made at twice their size, for screens with dense pixels. */
const SCALE = 2;
const DPI = 72 * SCALE;

/** Works with libvips. @param fontFile the font of the texts: the machine need not have any */
export function sharpImages(fontFile: string): Images {
  return {
    async normalise(bytes) {
      if (!looksLikePicture(bytes)) return null;
      try {
        const sharp = await libvips();
        const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
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
    async drawPng(svg, labels, ink) {
      const sharp = await libvips();
      const texts = await Promise.all(labels.map((label) => drawLabel(label, ink, fontFile)));
      const drawing = sharp(Buffer.from(svg), { density: DPI }).composite(texts);
      return new Uint8Array(await drawing.png().toBuffer());
    },
  };
}

/** JPEG, PNG or WebP by their first bytes, whatever the file is called. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    (head.startsWith("RIFF") && head.slice(8) === "WEBP")
  );
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
