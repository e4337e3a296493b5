/** Groups of three digits, as amounts are written in English and in French. */
const SEPARATORS = [",", " ", "\u00a0", "\u202f"] as const;
const ENGLISH = ["January", "February", "March", "April", "May", "June", "July"].concat([
  ...["August", "September", "October", "November", "December"],
]);
const FRENCH = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet"].concat([
  ...["août", "septembre", "octobre", "novembre", "décembre"],
]);

/** The ways in which a number may be written in a text. */
export function numberForms(value: number): string[] {
  const plain = String(value);
  const [whole = "", decimals] = plain.split(".");
  const grouped = SEPARATORS.map((separator) => whole.replace(/\B(?=(\d{3})+$)/g, separator));
  const withDecimals = (text: string) =>
    decimals === undefined ? [text] : [`${text}.${decimals}`, `${text},${decimals}`];
  return [...new Set([plain, ...withDecimals(whole), ...grouped.flatMap(withDecimals)])];
}

/** The ways in which a date may be written. @param date `YYYY-MM-DD` */
export function dateForms(date: string): string[] {
  const [year = "", month = "", day = ""] = date.split("-");
  const names = [ENGLISH, FRENCH].flatMap((months) => {
    const name = months[Number(month) - 1] ?? "";
    return [name, name.slice(0, 3)].map((each) => `${Number(day)} ${each} ${year}`);
  });
  return [date, `${year}/${month}/${day}`, `${day}/${month}/${year}`, `${year}${month}${day}`, ...names];
}

const TOKENS = [
  /(?<![\d.,])\d+(?:[.,]\d+)?(?!\d)/g,
  /(?<![\d.,])\d{1,3}(?:[, \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)/g,
  /\d{4}[-/]\d{2}[-/]\d{2}/g,
  /\d{2}\/\d{2}\/\d{4}/g,
  /\d{1,2} [A-Za-zéû]{3,9} \d{4}/g,
  /(?<!\d)\d{8}(?!\d)/g,
];

/** Whatever in a text may be one of these forms. */
export function tokensIn(text: string): string[] {
  return TOKENS.flatMap((pattern) => text.match(pattern) ?? []);
}

/** A letter of a word that is in no language. */
const LETTERS = "bcdfghjklmnpqrstvwxz";
const WORD_LENGTH = 6;
const WORDS = new RegExp(`zq[${LETTERS}]{${WORD_LENGTH}}`, "g");

/** The word of a number: letters alone, so that names, codes and addresses take it. */
export function wordOf(number: number): string {
  let [rest, word] = [number, ""];
  for (let place = 0; place < WORD_LENGTH; place += 1) {
    word = (LETTERS[rest % LETTERS.length] ?? "") + word;
    rest = Math.floor(rest / LETTERS.length);
  }
  return `Zq${word}`;
}

/** The words in a text, in small letters, even where it is broken into lines or groups. */
export function wordsIn(text: string): string[] {
  return (
    text
      .replace(/[\s\u00ad\u200b]+/g, "")
      .toLowerCase()
      .match(WORDS) ?? []
  );
}

/** The pairs of key and value in JSON, for values that are too short to be found by themselves. */
export function pairsIn(text: string): string[] {
  return text.match(/"\w+":(?:"[^"\\]*"|-?\d+(?:\.\d+)?|true|false)/g) ?? [];
}
