import { useEffect, useState } from "react";
import { z } from "zod";
import { fetchFromServer } from "../http/fetchFromServer.ts";

type Language = "en" | "fr";

const termsText = z.object({
  /** Of the text itself: the operator may have written it in one language alone. */
  language: z.enum(["en", "fr"]),
  /** Markdown. */
  text: z.string(),
});
export type TermsText = z.infer<typeof termsText>;

/** `null` while they are being fetched, `absent` where they were never seen on this device and no server answers. */
type TermsShown = TermsText | "absent" | null;

const keyOf = (language: Language) => `passerelle.terms.${language}`;

/** The terms of service for readers of a language: what this device saw last, then what the server says. */
export function useTerms(language: Language): TermsShown {
  const [shown, show] = useState<{ of: Language; terms: TermsShown } | null>(null);
  useEffect(() => {
    let mounted = true;
    const known = kept(language);
    const showIfMounted = (terms: TermsShown) => {
      if (mounted) show({ of: language, terms });
    };
    showIfMounted(known);
    ask(language).then(showIfMounted, () => showIfMounted(known ?? "absent"));
    return () => {
      mounted = false;
    };
  }, [language]);
  return shown?.of === language ? shown.terms : null;
}

async function ask(language: Language): Promise<TermsText> {
  const answer = await fetchFromServer(`/tos/${language}.md`, {});
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const written = termsText.parse({ language: answer.headers.get("content-language"), text: await answer.text() });
  keep(language, written);
  return written;
}

function kept(language: Language): TermsText | null {
  try {
    return termsText.parse(JSON.parse(localStorage.getItem(keyOf(language)) ?? "null"));
  } catch {
    return null;
  }
}

function keep(language: Language, terms: TermsText): void {
  try {
    localStorage.setItem(keyOf(language), JSON.stringify(terms));
  } catch {
    // A full storage keeps no one from reading them now.
  }
}
