import type { ReactElement } from "react";
import { useLanguage } from "../i18n.ts";
import { type Refusal, said, saidOfField } from "./sentences.ts";

/** A sentence that is kept until it is shown: it is worded anew when the reader changes the language. */
export function inWords(words: () => string): ReactElement {
  return <Words of={words} />;
}

function Words({ of }: { of: () => string }) {
  useLanguage();
  return of();
}

/** Renders the reason for a refusal, for messages that stay on screen. */
export function saying(refusal: Refusal): ReactElement {
  return inWords(() => said(refusal));
}

/** Returns the message at each field of a form. */
export function sayingAtFields({ fields = {} }: Pick<Refusal, "fields">): Record<string, ReactElement> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, faults]) => [field, inWords(() => saidOfField(faults))]),
  );
}
