/** No mail is ever delivered below this name (RFC 2606). */
const DOMAIN = "@passenger.invalid";

/**
 * The address of a passenger who has given none: one of a kind, and never written to.
 * @param id random, such as a UUID
 */
export function placeholderAddress(id: string): string {
  return `${id.toLowerCase()}${DOMAIN}`;
}

/** Whether an address only fills the place of one. No one is invited at it, and no screen or file shows it. */
export function isPlaceholder(email: string | null | undefined): boolean {
  return /[@.]invalid$/i.test(email?.trim() ?? "");
}

/** An address that mail can go to; null where there is none. */
export function realAddress(email: string | null | undefined): string | null {
  return email?.trim() && !isPlaceholder(email) ? email.trim() : null;
}
