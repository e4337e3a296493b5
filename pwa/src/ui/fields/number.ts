import { readAmountText } from "shared-schema/base/currency/amountText";
import type { Language, Text } from "../i18n.ts";
import type { Parsed } from "./types.ts";

/** The texts about what is wrong with a number. */
type NumberText = "ui.notNumber" | "ui.decimalPoint" | "ui.whole" | "ui.decimals" | "ui.min" | "ui.max";

/** The rules for a number. */
export interface NumberRules {
  /** Least value; 0 unless told, null for none. */
  min?: number | null;
  max?: number | undefined;
  /** Most decimals; 2 unless told, 0 is a whole number. */
  decimals?: number;
  /** Shown with all its decimals: money. */
  fixed?: boolean;
  /** Thousands apart; not in a year. */
  grouping?: boolean;
}

/**
 * Understands «12 500», «12,500.50» and «12500.5» in English, «12 500,50», «12.500,50» and «12500.5» in French; in English a comma
 * that looks like a decimal mark is asked about, not guessed.
 */
export function parseNumber(
  text: string,
  rules: NumberRules,
  t: Text<NumberText>,
  language: Language = "en",
): Parsed<number | null> {
  if (text.trim() === "") return { ok: true, value: null };
  const value = readAmountText(text, language);
  if (value === "decimal-comma") return { ok: false, message: t("ui.decimalPoint") };
  if (value === "no-number") return { ok: false, message: t("ui.notNumber") };
  const decimals = rules.decimals ?? 2;
  if (Number(value.toFixed(decimals)) !== value) {
    return { ok: false, message: decimals === 0 ? t("ui.whole") : t("ui.decimals", { count: decimals }) };
  }
  const min = rules.min === undefined ? 0 : rules.min;
  if (min !== null && value < min) return { ok: false, message: t("ui.min", { min }) };
  if (rules.max !== undefined && value > rules.max) return { ok: false, message: t("ui.max", { max: rules.max }) };
  return { ok: true, value };
}

/** A number in its field, as the figures beside it are written: «12,500.50» in English, «12 500,50» in French. */
export function formatNumber(value: number | null, rules: NumberRules, language: Language = "en"): string {
  if (value === null) return "";
  const decimals = rules.decimals ?? 2;
  return value.toLocaleString(language === "fr" ? "fr-FR" : "en-GB", {
    minimumFractionDigits: rules.fixed ? decimals : 0,
    maximumFractionDigits: decimals,
    useGrouping: rules.grouping ?? true,
  });
}
