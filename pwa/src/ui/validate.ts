import { textFor } from "./i18n.ts";
import { uiMessages } from "./messages.ts";

/** Checks of forms that are sent as a whole: each answers with a message, or null. */
export function filled(value: string | null): string | null {
  return value === null || value.trim() === "" ? textFor(uiMessages)("ui.required") : null;
}

/** A text that can be an e-mail address. */
export function emailLike(value: string): string | null {
  const t = textFor(uiMessages);
  if (value.trim() === "") return t("ui.required");
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : t("ui.notEmail");
}

/** The shortest password, in characters. */
export const PASSWORD_LENGTH = 8;

/** A password that is long enough. */
export function longEnough(value: string): string | null {
  return value.length < PASSWORD_LENGTH ? textFor(uiMessages)("ui.password", { count: PASSWORD_LENGTH }) : null;
}
