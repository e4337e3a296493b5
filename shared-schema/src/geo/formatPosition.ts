import type { Position } from "../base/basics.ts";
import type { Language } from "../base/language.ts";

const HEMISPHERES: Readonly<
  Record<Language, { latitude: readonly [string, string]; longitude: readonly [string, string] }>
> = {
  en: { latitude: ["N", "S"], longitude: ["E", "W"] },
  fr: { latitude: ["N", "S"], longitude: ["E", "O"] },
};

/** A latitude or longitude in degrees and minutes, as a chart has it: «43°34.8′ N», in French «43°34,8′ N». */
export function formatAngle(degrees: number, axis: keyof Position, language: Language): string {
  const [positive, negative] = HEMISPHERES[language][axis];
  const tenths = Math.round(Math.abs(degrees) * 600);
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, "0");
  const written = language === "fr" ? minutes.replace(".", ",") : minutes;
  return `${Math.floor(tenths / 600)}°${written}′ ${degrees < 0 ? negative : positive}`;
}

/** A position in degrees and minutes: «43°34.8′ N 7°07.4′ E». */
export function formatPosition({ latitude, longitude }: Position, language: Language): string {
  return `${formatAngle(latitude, "latitude", language)} ${formatAngle(longitude, "longitude", language)}`;
}
