/** So much of a password is looked at: longer ones are told apart by their beginning, and the time that it takes grows with the square. */
const MOST_LETTERS = 32;
/** Of 0 to 4. One is guessed with less than a million tries; a random password of eight characters has two. */
const LEAST_SCORE = 2;
const LEAST_WORD = 3;

/** Whoever chooses a password: their names and addresses are tried first by those who guess it. */
interface Chooser {
  first_name?: string;
  last_name?: string;
  emails: readonly (string | undefined)[];
}

/** Is a password easy to guess, for those who know whose it is? The dictionaries are loaded when it is first asked. */
export async function isGuessable(password: string, chooser: Chooser): Promise<boolean> {
  const { estimator } = await import("./estimator.ts");
  const { score } = estimator.check(password.slice(0, MOST_LETTERS), wordsOf(chooser));
  return score < LEAST_SCORE;
}

/** The words of names and addresses, with and without accents. */
function wordsOf({ first_name, last_name, emails }: Chooser): string[] {
  const texts = [first_name, last_name, ...emails].flatMap((text) => (text === undefined ? [] : [text.slice(0, 200)]));
  const words = texts.flatMap((text) => [text, ...text.split("@"), ...text.split(/[\s@.\-_’']+/)]);
  const plain = words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, ""));
  return [...new Set([...words, ...plain].map((word) => word.toLowerCase()))].filter(
    (word) => word.length >= LEAST_WORD,
  );
}
