import type { ReactElement } from "react";
import { type Promo, promo } from "shared-schema/billing/promo";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { filled } from "#ui/feedback/validate.ts";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { readDate, showDate } from "#ui/fields/dates.ts";
import { formatNumber, parseNumber } from "#ui/fields/number.ts";
import { currentLanguage, type Language, textFor } from "#ui/i18n.ts";
import { promoMessages } from "./messages.ts";

/** A promo as it is typed: its share in percent, its days as they are written. */
type PromoTexts = Record<keyof Promo, string>;
export type PromoErrors = Partial<Record<keyof Promo, ReactElement>>;

const PERCENT = { decimals: 3, max: 100 };

export function promoTexts(of: Promo | null, language: Language): PromoTexts {
  return {
    code: of?.code ?? "",
    label_en: of?.label_en ?? "",
    label_fr: of?.label_fr ?? "",
    share: of ? formatNumber(Number((of.share * 100).toFixed(3)), PERCENT, language) : "",
    valid_from: of ? showDate(of.valid_from) : "",
    valid_to: of ? showDate(of.valid_to) : "",
  };
}

/** The promo that was typed, or the message at each field that is wrong. @param taken codes of the others */
export function readPromo(texts: PromoTexts, taken: readonly string[]): { promo: Promo | null; errors: PromoErrors } {
  const code = texts.code.trim().toUpperCase();
  const share = readShare(texts.share);
  const [from, to] = [readDate(texts.valid_from), readDate(texts.valid_to)];
  const errors: PromoErrors = {
    ...messageAt("code", promo.shape.code.safeParse(code).success ? null : say("promos.codeWrong")),
    ...(taken.includes(code) && { code: say("promos.codeTaken") }),
    ...messageAt("label_en", filled(texts.label_en)),
    ...messageAt("label_fr", filled(texts.label_fr)),
    ...(!share.ok && { share: inWords(() => wordsOf(texts.share)) }),
    ...(share.ok && !share.value && { share: filled(texts.share) ?? say("promos.shareWrong") }),
    ...(from !== null && to !== null && to < from && { valid_to: say("promos.ends") }),
    ...(from === null && { valid_from: filled(texts.valid_from) ?? say("promos.notDay") }),
    ...(to === null && { valid_to: filled(texts.valid_to) ?? say("promos.notDay") }),
  };
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong || !share.ok || share.value === null || from === null || to === null) return { promo: null, errors };
  const labels = { label_en: texts.label_en.trim(), label_fr: texts.label_fr.trim() };
  return {
    promo: { code, ...labels, share: Number((share.value / 100).toFixed(5)), valid_from: from, valid_to: to },
    errors,
  };
}

function readShare(text: string) {
  return parseNumber(text, PERCENT, textFor(numberMessages), currentLanguage());
}

function wordsOf(text: string): string {
  const read = readShare(text);
  return read.ok ? "" : read.message;
}

function messageAt(field: keyof Promo, message: ReactElement | null): PromoErrors {
  return message === null ? {} : { [field]: message };
}

function say(key: keyof typeof promoMessages): ReactElement {
  return inWords(() => textFor(promoMessages)(key));
}
