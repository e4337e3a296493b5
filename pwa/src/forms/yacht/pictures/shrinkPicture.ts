import { FORMAT_BYTES, isTakenFormat } from "shared-schema/yacht/pictureFormat";

/** The longest side that the server keeps: more is sent for nothing. */
const LONGEST_PX = 2_048;
const QUALITY = 0.85;

/**
 * A picture as it is sent: upright, at most 2048 px, JPEG. One that is small already and would only grow stays as it is.
 * @returns null when this is no JPEG, PNG or WebP picture: a browser can show more than the server takes
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const head = await file.slice(0, FORMAT_BYTES).arrayBuffer();
  if (!isTakenFormat(new Uint8Array(head))) return null;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
  const { width, height } = fitted(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return file;
  // JPEG knows no transparency: without paper behind it, it would turn black.
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return small && small.size < file.size ? small : file;
}

/** The size that fits within the longest side, in the same proportions. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
