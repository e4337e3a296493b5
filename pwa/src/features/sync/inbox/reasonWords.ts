import { fieldWords, type Known } from "../../../forms/words/words.ts";
import { fieldSentence, type Refusal, refusalSentence } from "../../../ui/feedback/sentences.ts";

/** Returns the reason for a refusal, with the fields named as people call them. */
export function reasonWords(refusal: Refusal, known: Known): string {
  const nameOf = (path: string) => fieldWords(path, known, null);
  const named = Object.entries(refusal.fields ?? {}).map(([path, faults]) => ({ name: nameOf(path), faults }));
  const sentence = refusalSentence({ ...refusal, params: namedParams(refusal, nameOf) });
  if (named.length === 0) return sentence;
  const [colon, between] = known.language === "fr" ? ["\u00A0: ", "\u00A0; "] : [": ", "; "];
  return `${sentence} (${named.map(({ name, faults }) => `${name}${colon}${fieldSentence(faults)}`).join(between)})`;
}

/** A sentence names fields by `field`, or by `fields` all those at fault. */
function namedParams(
  { params = {}, fields = {} }: Refusal,
  nameOf: (path: string) => string,
): NonNullable<Refusal["params"]> {
  return {
    ...params,
    ...(typeof params["field"] === "string" && { field: nameOf(params["field"]) }),
    ...(params["fields"] !== undefined && { fields: Object.keys(fields).map(nameOf).join(", ") }),
  };
}
