const WEIGHTS = [7, 3, 1];

/** The check digit of a text of capitals, digits and fillers (ICAO 9303-3, section 4.9). */
export function checkDigit(text: string): string {
  const sum = Array.from(text).reduce((now, sign, at) => now + valueIn(sign) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0);
  return String(sum % 10);
}

function valueIn(sign: string): number {
  if (sign === "<") return 0;
  return Number.parseInt(sign, 36);
}
