/** A fingerprint in groups of four digits, which people can compare. */
export function grouped(hex: string): string {
  return hex.match(/.{1,4}/g)?.join(" ") ?? hex;
}
