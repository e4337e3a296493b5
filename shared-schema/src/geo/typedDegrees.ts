import dms from "geographiclib-dms";

const AXES = {
  latitude: { hemisphere: dms.LATITUDE, limit: 90 },
  longitude: { hemisphere: dms.LONGITUDE, limit: 180 },
} as const;

/**
 * A latitude or longitude as people write it: «43.58», «43°34.8' N», «43 34 48 N», «7° 07,4’ O» (ouest).
 * @returns decimal degrees with four decimals; null for a text that is no such angle, or one on the other axis
 */
export function typedDegrees(text: string, axis: keyof typeof AXES): number | null {
  const { hemisphere, limit } = AXES[axis];
  try {
    const { val, ind } = dms.Decode(oneNotation(text));
    const value = Number(val.toFixed(4));
    return (ind === 0 || ind === hemisphere) && Math.abs(value) <= limit ? value : null;
  } catch {
    // The library throws at what it cannot read, with a reason of its own making.
    return null;
  }
}

/**
 * Converts notation that the library does not know: decimal commas, «ouest», and spaces or dashes between the numbers.
 */
function oneNotation(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replaceAll(",", ".")
    .replace(/O(UEST)?$/, "W")
    .replace(/(?<=\d)[\s-]+(?=\d)/g, ":")
    .replace(/\s/g, "");
}
