import type { ReactElement } from "react";
import { defineMessages, textFor, type Values } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { inWords } from "./refusalMessage.tsx";

/** Apart from the texts of the first screen, which has no such form. */
const validateMessages = defineMessages({
  ...uiMessages,
  "ui.notEmail": { en: "must be a valid email", fr: "doit être une adresse e-mail valide" },
  "ui.password": { en: "must be at least {count} characters", fr: "doit compter au moins {count} caractères" },
});

/** A message that follows the reader's language. */
function localized(key: keyof typeof validateMessages, values?: Values): ReactElement {
  return inWords(() => textFor(validateMessages)(key, values));
}

/** Checks of forms that are sent as a whole: each answers with a message, or null. */
export function filled(value: string | null): ReactElement | null {
  return value === null || value.trim() === "" ? localized("ui.required") : null;
}

/** A text that can be an e-mail address. */
export function emailLike(value: string): ReactElement | null {
  if (value.trim() === "") return localized("ui.required");
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : localized("ui.notEmail");
}

/** The shortest password, in characters. */
const PASSWORD_LENGTH = 8;

/** A password that is long enough. */
export function longEnough(value: string): ReactElement | null {
  return value.length < PASSWORD_LENGTH ? localized("ui.password", { count: PASSWORD_LENGTH }) : null;
}
