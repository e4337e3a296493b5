import type { Language, Text } from "../i18n.ts";
import type { Parsed } from "./types.ts";

/** The texts about what is wrong with a number. */
export type NumberText = "ui.notNumber" | "ui.decimalPoint" | "ui.whole" | "ui.decimals" | "ui.min" | "ui.max";

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

const SPACES = /[\s\u00A0\u202F'’_]/g;
const PLAIN = /^-?(\d+(\.\d*)?|\.\d+)$/;
/** Thousands that are parted by a mark, and what follows the other mark. */
const GROUPED = { ",": /^-?(\d{1,3}(,\d{3})+(\.\d*)?|\d+(,\d{3})+\.\d*)$/, ".": /^-?\d{1,3}(\.\d{3})+(,\d*)?$/ };

/** A number as the reader's language writes it, turned into digits and a point; null where it could mean two things. */
function unmarked(text: string, language: Language): string | null {
  const bare = text.replace(SPACES, "");
  // Thousands may be parted by both: «1 234,567.80».
  const parted = text.trim().replace(SPACES, language === "en" ? "," : ".");
  const isGrouped = (mark: "," | ".") => GROUPED[mark].test(bare) || GROUPED[mark].test(parted);
  if (language === "en") return bare.includes(",") && !isGrouped(",") ? null : bare.replaceAll(",", "");
  if (!bare.includes(",")) return bare;
  const whole = bare.split(",")[0] ?? "";
  if (whole.includes(".") && !isGrouped(".")) return null;
  return bare.replaceAll(".", "").replace(",", ".");
}

/**
 * Understands «12 500», «12,500.50» and «12500.5» in English, «12 500,50», «12.500,50» and «12500.5» in French; a mark that could
 * mean two things is asked about, not guessed.
 */
export function parseNumber(
  text: string,
  rules: NumberRules,
  t: Text<NumberText>,
  language: Language = "en",
): Parsed<number | null> {
  const typed = text.replace("−", "-");
  if (typed.replace(SPACES, "") === "") return { ok: true, value: null };
  const plain = unmarked(typed, language);
  if (plain === null) return { ok: false, message: t("ui.decimalPoint") };
  if (!PLAIN.test(plain)) return { ok: false, message: t("ui.notNumber") };
  const decimals = rules.decimals ?? 2;
  const fraction = plain.split(".")[1]?.replace(/0+$/, "") ?? "";
  if (fraction.length > decimals) {
    return { ok: false, message: decimals === 0 ? t("ui.whole") : t("ui.decimals", { count: decimals }) };
  }
  const value = Number(plain);
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
