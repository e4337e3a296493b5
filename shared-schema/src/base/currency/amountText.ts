import type { Language } from "../language.ts";

const SPACES = /[\s\u00A0\u202F'’_]/g;
const WRITTEN = /^-?(\d+(\.\d*)?|\.\d+)$/;
/** «1200,50»: a comma before the last digit or two is meant as the decimal mark where there is no other. */
const DECIMAL_COMMA = /^-?\d*,\d{1,2}[^\d,.]*$/;
/** «1.234,50»: points part thousands, as they do in French beside a comma. */
const PARTED_BY_POINTS = /^-?\d{1,3}(\.\d{3})+,\d*$/;

/**
 * Reads a typed number, on screen and over REST alike: spaces and commas part thousands and are dropped (specification §5). In English,
 * one comma that looks like a decimal mark is not dropped silently: that would make the amount a hundredfold. In French, one comma
 * is the decimal mark.
 */
export function readAmountText(text: string, language: Language = "en"): number | "no-number" | "decimal-comma" {
  const bare = text.replace(SPACES, "").replace("−", "-");
  if (language === "en" && DECIMAL_COMMA.test(bare)) return "decimal-comma";
  const plain = language === "fr" ? pointed(bare) : bare.replaceAll(",", "");
  return WRITTEN.test(plain) ? Number(plain) : "no-number";
}

/** A number as French writes it, with a point for its decimals. */
function pointed(bare: string): string {
  const isDecimal = bare.split(",").length === 2 && (!bare.includes(".") || PARTED_BY_POINTS.test(bare));
  return isDecimal ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
}
