import { type I18n, setupI18n } from "@lingui/core";
import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { LANGUAGE_KEY } from "./theme/preferenceKeys.ts";
import { unbreakable } from "./unbreakable.ts";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages, as an ICU message. */
type Message = Readonly<Record<Language, string>>;
export type Messages = Readonly<Record<string, Message>>;
export type Values = Readonly<Record<string, unknown>>;
/** Looks a text up in the reader's language. */
export type Text<K extends string = string> = (key: K, values?: Values) => string;

/** Lingui compiles a text at every look-up otherwise. */
const compiled = new Map<string, CompiledMessage>();
function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const fresh = compileMessage(unbreakable(message));
  compiled.set(message, fresh);
  return fresh;
}

export const i18n: I18n = setupI18n();
i18n.setMessagesCompiler(compileOnce);
activate(remembered());

function remembered(): Language {
  const wanted = localStorage.getItem(LANGUAGE_KEY) ?? navigator.language.slice(0, 2);
  return wanted === "fr" ? "fr" : "en";
}

function activate(language: Language): void {
  i18n.load(language, {});
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Lets every screen word its texts again: a source of texts has changed. */
export function rewordScreens(): void {
  i18n.activate(i18n.locale);
}

/** The language in which the screens read now; `useLanguage` for components. */
export function currentLanguage(): Language {
  return i18n.locale === "fr" ? "fr" : "en";
}

/** Switches the language of every screen and remembers it on this device. */
export function setLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language);
  activate(language);
}

/** A feature's texts, English and French side by side. Keys are unique over the whole app: begin them with the feature. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages;
}

/**
 * The labels of a dictionary as texts of a feature: `flag` becomes `yachtForm.flag`.
 * @param spell how a label is written here, for example within a sentence
 */
export function prefixed<const P extends string, K extends string>(
  prefix: P,
  labels: Readonly<Record<K, Message>>,
  spell: (label: string) => string = (label) => label,
): Record<`${P}.${K}`, Message> {
  const texts: Partial<Record<`${P}.${K}`, Message>> = {};
  for (const key in labels) texts[`${prefix}.${key}`] = { en: spell(labels[key].en), fr: spell(labels[key].fr) };
  // Every key has its text now.
  return texts as Record<`${P}.${K}`, Message>;
}

function textOf<M extends Messages>(messages: M, key: keyof M & string, values: Values | undefined): string {
  const message = messages[key]?.[currentLanguage()];
  return message === undefined ? key : i18n._(key, values, { message });
}

/** `t("login.title")` in the reader's language, again when the language changes. */
export function useText<M extends Messages>(messages: M): Text<keyof M & string> {
  const { i18n: active } = useLingui();
  const language = active.locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function, so that what is memoised on it follows
  return useCallback((key, values) => textOf(messages, key, values), [messages, language]);
}

/** The same outside of components, in the language of this moment. */
export function textFor<M extends Messages>(messages: M): Text<keyof M & string> {
  return (key, values) => textOf(messages, key, values);
}

const LOCALES = { en: "en-US", fr: "fr-FR" } as const;

/** Returns the locale for numbers, amounts and dates in a language. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** The reader's language, for names of countries and the like. */
export function useLanguage(): Language {
  const { i18n: active } = useLingui();
  return active.locale === "fr" ? "fr" : "en";
}
