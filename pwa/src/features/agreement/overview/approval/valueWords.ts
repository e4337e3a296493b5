import type { Bilingual } from "shared-schema/base/language";
import { decimals } from "shared-schema/pricing/format";
import { formatShare } from "shared-schema/pricing/formatPercent";
import type { TermValue } from "shared-schema/terms/terms";
import { writeTerm } from "shared-schema/terms/writeTerm";
import { localeOf, useLanguage } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";

/** Writes the values of terms as the screens write them, in the reader's language. */
export function useTermValues(): (path: string, value: TermValue) => string {
  const show = useShow();
  const language = useLanguage();
  const locale = localeOf(language);
  const notation = {
    blank: show.missing,
    words: (value: Bilingual) => value[language],
    field: (label: Bilingual, value: string) => `${label[language]}${language === "fr" ? " :" : ":"} ${value}`,
    number: (value: number, digits: number) => decimals(locale, digits).format(value),
    coordinate: show.coordinate,
    money: (value: number, digits?: number) => (digits === undefined ? show.money(value) : show.litrePrice(value)),
    share: (value: number) => formatShare(value, locale),
    instant: show.instant,
    day: show.day,
  };
  return (path, value) => writeTerm(notation, path, value);
}
