/** Made once for a language: thousands of names are compared with it. */
const collators = new Map<string, Intl.Collator>();

/** Compares two names as the language of the page sorts them, and numbers in them by their value. */
export function compareNames(a: string, b: string): number {
  // Empty where there is no page, as in a worker.
  const language = globalThis.document?.documentElement.lang || "en";
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator.compare(a, b);
}
