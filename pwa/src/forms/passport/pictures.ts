/** The part of a camera's picture within the guide on screen, as shares of its sides (`camera.module.css`). */
const GUIDE = { left: 0.03, top: 0.32, width: 0.94, height: 0.36 };
/** Wide enough for letters of 25 pixels, where a zone fills the guide. */
const GUIDED_WIDTH = 1_280;
/** A page fills a photo less than a zone fills the guide. */
const PHOTO_WIDTHS = [1_280, 2_000];
/** A photo larger than this is none of a document, or made to fill the memory. */
const MOST_BYTES = 30_000_000;
const MOST_PIXELS = 80_000_000;

/** Quarter turns to the right: none, upside down, and to either side. */
export const TURNS = [0, 2, 1, 3] as const;
type Turn = (typeof TURNS)[number];

/** The part within the guide of what a camera shows, turned. */
export function guidedPicture(video: HTMLVideoElement, turn: Turn): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return null;
  const part = { left: GUIDE.left * width, top: GUIDE.top * height, width: GUIDE.width * width };
  return pixelsOf(video, { ...part, height: GUIDE.height * height }, GUIDED_WIDTH, turn);
}

/** Opens a photo, or says why it is not decoded. */
export async function openPhoto(file: File): Promise<HTMLImageElement | "tooLarge" | "unread"> {
  if (file.size > MOST_BYTES) return "tooLarge";
  const photo = new Image();
  const address = URL.createObjectURL(file);
  try {
    // The size is known from the file's head: nothing is decoded before it is drawn.
    await new Promise((resolve, reject) => {
      photo.onload = resolve;
      photo.onerror = reject;
      photo.src = address;
    });
  } catch {
    return "unread";
  } finally {
    URL.revokeObjectURL(address);
  }
  return photo.naturalWidth * photo.naturalHeight > MOST_PIXELS ? "tooLarge" : photo;
}

/** A photo, turned, in the sizes in which its lines are looked for. */
export function photoPictures(photo: HTMLImageElement, turn: Turn): ImageData[] {
  const whole = { left: 0, top: 0, width: photo.naturalWidth, height: photo.naturalHeight };
  const widths = PHOTO_WIDTHS.filter((width, index) => index === 0 || whole.width > (PHOTO_WIDTHS[index - 1] ?? width));
  return widths.flatMap((width) => pixelsOf(photo, whole, width, turn) ?? []);
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

function pixelsOf(source: CanvasImageSource, part: Part, most: number, turn: Turn): ImageData | null {
  const factor = Math.min(1, most / Math.max(part.width, part.height));
  const width = Math.max(1, Math.round(part.width * factor));
  const height = Math.max(1, Math.round(part.height * factor));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = turn % 2 === 0 ? [width, height] : [height, width];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(source, part.left, part.top, part.width, part.height, -width / 2, -height / 2, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
