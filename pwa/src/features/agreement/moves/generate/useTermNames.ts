import type { Bilingual } from "shared-schema/base/language";
import { useLanguage, useText } from "#ui/i18n.ts";
import { generateMessages } from "./generateMessages.ts";

/** Terms that one sentence names; of more it gives the number. */
const MOST_NAMED = 4;

/** Returns how to name changes within a sentence. */
export function useTermNames(): (changes: readonly Bilingual[]) => string {
  const t = useText(generateMessages);
  const language = useLanguage();
  return (changes) => {
    const labels = [...new Set(changes.map((name) => name[language]))];
    const named = labels.slice(0, MOST_NAMED).join(", ");
    return t("generate.terms", { named, more: Math.max(0, labels.length - MOST_NAMED) });
  };
}
