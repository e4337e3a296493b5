/** A text without white space around it; null where nothing is left of it. */
export function filled(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
