const WEIGHTS = [7, 6, 5, 4, 3, 2];

/**
 * Whether a text can be an IMO ship identification number: seven digits, «IMO» before them or not, of which the last one is
 * the last digit of the sum of the others times 7, 6, 5, 4, 3 and 2 (IMO resolution A.1117(30)).
 */
export function isImoNumber(text: string): boolean {
  const digits = /^(?:IMO ?)?(\d{7})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return false;
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[6]);
}
