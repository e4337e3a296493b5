/** Longer than any zone with the text of a page around it. */
const MOST_TEXT = 2_000;

/** Signs that keyboards, word processors and OCR write instead of one or two fillers; full-width ones are put right by NFKC. */
const FILLERS: readonly [RegExp, string][] = [
  [/&lt;/gi, "<"],
  [/[«≪《⟪]/g, "<<"],
  [/[‹˂ᐸ〈⟨❮❬˱⧼]/g, "<"],
];

/** The lines of a text that can be lines of a machine-readable zone: capitals, digits and fillers, without spaces. */
export function zoneLines(typed: string): string[] {
  if (typed.length > MOST_TEXT) return [];
  const text = FILLERS.reduce((now, [sign, filler]) => now.replace(sign, filler), typed).normalize("NFKC");
  return text
    .toUpperCase()
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\p{Cf}]/gu, ""))
    .filter((line) => /^[A-Z0-9<]+$/.test(line));
}
