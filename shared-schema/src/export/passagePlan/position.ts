/** Of a minute; counted in whole thousandths, so that no minute is ever printed as 60.000. */
const DECIMALS = 3;

/** `43° 33.000′ N`, as charts have it, with minutes to two metres. */
export function degreesMinutes(degrees: number, axis: "latitude" | "longitude"): string {
  const whole = axis === "latitude" ? 2 : 3;
  const thousandths = Math.round(Math.abs(degrees) * 60 * 10 ** DECIMALS);
  const perDegree = 60 * 10 ** DECIMALS;
  const minutes = ((thousandths % perDegree) / 10 ** DECIMALS).toFixed(DECIMALS).padStart(3 + DECIMALS, "0");
  const side = (axis === "latitude" ? ["N", "S"] : ["E", "W"])[degrees < 0 && thousandths > 0 ? 1 : 0] ?? "";
  return `${String(Math.floor(thousandths / perDegree)).padStart(whole, "0")}°\u00a0${minutes}′\u00a0${side}`;
}

/** `084°`; north is 000°. */
export function courseText(course: number | null): string | null {
  return course === null ? null : `${String(Math.round(course) % 360).padStart(3, "0")}°`;
}
