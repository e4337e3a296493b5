/** Letters that keep their form when accents are taken off, as they are typed without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ı: "i",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** A text to search in: small letters without accents. «Søren» is found by «sor», «Île d’Œuf» by «ile d’oeuf». */
export function folded(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[ßøıæœłđðþ]/g, (letter) => PLAIN[letter] ?? letter);
}
