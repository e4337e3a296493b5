/** A text without white space around it; null where nothing is left of it, or dashes alone, which people type for «none». */
export function filled(value: string | null | undefined): string | null {
  const text = value?.trim() ?? "";
  return /^\p{Pd}*$/u.test(text) ? null : text;
}
