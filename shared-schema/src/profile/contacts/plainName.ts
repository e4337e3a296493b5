/** Letters that lose no mark when they are decomposed, and Cyrillic and Greek ones as passports transliterate them, about. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "a", œ: "o", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "k", л: "l", м: "m", н: "n" },
  ...{ о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch" },
  ...{ ъ: "", ы: "y", ь: "", э: "e", ю: "iu", я: "ia", і: "i", є: "ie", ґ: "g" },
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n" },
  ...{ ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "u", φ: "f", χ: "ch", ψ: "ps", ω: "o" },
};

/**
 * A name to compare by: without regard to case, accents, hyphens and the order of its words, in Latin letters. «Müller», «Mueller» and
 * «Muller» are one, and so are «Иван Петров» and «Petrov, Ivan».
 */
export function plainName(name: string): string {
  const bare = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const latin = Array.from(bare, (letter) => LETTERS[letter] ?? letter).join("");
  const words = latin.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words
    .map((word) => word.replace(/([aou])e/g, "$1"))
    .sort()
    .join(" ");
}
