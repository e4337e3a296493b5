import { splitFields } from "shared-schema/refusals/fields";
import { said, saidPlainly } from "../../ui/said.ts";
import { fieldWords, type Known } from "./fields/words.ts";

/** Why something was refused, with its fields as people call them and not as the documents do. */
export function reasonWords({ code, message }: { code: string; message: string }, known: Known): string {
  const { sentence, fields } = splitFields(message);
  if (fields.length === 0) return said({ code, message });
  const named = fields.map(({ path, words }) => ({ path, words, name: fieldWords(path, known, null) }));
  const plain = named.reduce((text, { path, name }) => text.replace(path, name), sentence);
  const faults = named.map(({ name, words }) => `${name}: ${saidPlainly(words)}`);
  return `${said({ code, message: plain })} (${faults.join("; ")})`;
}
