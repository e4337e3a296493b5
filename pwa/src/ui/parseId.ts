/** The number in an address; -1, which no document has, when it is none. */
export function parseId(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
