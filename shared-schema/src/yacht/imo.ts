const WEIGHTS = [7, 6, 5, 4, 3, 2];

const FORM = /^(?:IMO ?)?(\d{7})$/i;

/** Whether a text has seven digits, «IMO» before them or not; the last of them may still be wrong. */
export function hasImoForm(text: string): boolean {
  return FORM.test(text.trim());
}

/**
 * Whether a text can be an IMO ship identification number: seven digits, «IMO» before them or not, of which the last one is
 * the last digit of the sum of the others times 7, 6, 5, 4, 3 and 2 (IMO resolution A.1117(30)).
 */
export function isImoNumber(text: string): boolean {
  const digits = FORM.exec(text.trim())?.[1];
  if (digits === undefined) return false;
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[6]);
}
