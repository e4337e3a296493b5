/** Keeps French punctuation on the line of its word: the spaces before ; : ! ? » % and after « do not break. */
export function unbreakable(text: string): string {
  return text.replace(/ (?=[;:!?»%])|(?<=«) /g, "\u00A0");
}
