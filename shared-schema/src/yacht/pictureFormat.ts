/** The number of bytes at the start of a file that tell its format. */
export const FORMAT_BYTES = 12;

/**
 * JPEG, PNG or WebP by the first bytes of a file, whatever it is called: what the product takes as a picture. GIF, AVIF and
 * HEIC, which browsers may show as well, are not.
 */
export function isTakenFormat(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, FORMAT_BYTES));
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    (head.startsWith("RIFF") && head.slice(8) === "WEBP")
  );
}
