export const PIN_MIN = 6;
export const PIN_MAX = 12;

/** What is wrong with a PIN that someone chooses. */
export type PinFault = "form" | "easy" | "different";

/** @returns null for a PIN that may be taken */
export function pinFault(pin: string, repeated: string): PinFault | null {
  if (!/^\d+$/.test(pin) || pin.length < PIN_MIN || pin.length > PIN_MAX) return "form";
  if (pin !== repeated) return "different";
  return isEasy(pin) ? "easy" : null;
}

/** Runs such as 234567, and groups that are repeated, such as 111111 and 123123, are what a thief tries first. */
function isEasy(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10));
  if (steps.size === 1) return true;
  return [2, 3].some((size) => pin.length % size === 0 && pin === pin.slice(0, size).repeat(pin.length / size));
}
