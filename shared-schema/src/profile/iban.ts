/**
 * Whether a text is an IBAN whose check digits hold (ISO 13616, ISO 7064 MOD 97-10): a single wrong digit, and two that changed
 * places, are always found. Spaces are ignored.
 */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  // Letters count as 10 to 35.
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}
