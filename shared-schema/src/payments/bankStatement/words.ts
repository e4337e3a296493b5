/** Words without accents, case and titles. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(mr|mrs|ms|m|mme|monsieur|madame|dr|or|ou)\b/g, " ")
    .replace(/ +/g, " ")
    .trim();
}
