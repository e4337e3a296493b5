import { splitFields } from "shared-schema/refusals/fields";
import { said, saidPlainly } from "../../ui/said.ts";
import { fieldWords, type Known } from "./fields/words.ts";

/** Why something was refused, with its fields as people call them and not as the documents do. */
export function reasonWords({ code, message }: { code: string; message: string }, known: Known): string {
  const { sentence, fields } = splitFields(message);
  if (fields.length === 0) return said({ code, message });
  const named = fields.map(({ path, words }) => ({ path, words, name: fieldWords(path, known, null) }));
  const names = new Map(named.map(({ path, name }) => [path, name]));
  // Whole paths, each once: one may begin as another does, and a name is whatever people have typed.
  const plain = sentence.replace(/[^\s,;()]+/g, (word) => names.get(word) ?? word);
  const [colon, between] = known.language === "fr" ? [" : ", " ; "] : [": ", "; "];
  const faults = named.map(({ name, words }) => `${name}${colon}${saidPlainly(words)}`);
  return `${said({ code, message: plain })} (${faults.join(between)})`;
}
