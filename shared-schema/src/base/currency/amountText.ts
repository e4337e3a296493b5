const SPACES = /[\s\u00A0\u202F]/g;
const WRITTEN = /^-?(\d+(\.\d*)?|\.\d+)$/;
/** «1200,50»: a comma before the last digit or two is meant as the decimal mark where there is no other. */
const DECIMAL_COMMA = /^-?\d*,\d{1,2}$/;

/**
 * Reads an amount that was sent as text: spaces and commas part thousands and are dropped (specification §5). One comma that looks like
 * a decimal mark is not dropped silently: that would make the amount a hundredfold.
 */
export function readAmountText(text: string): number | "no-number" | "decimal-comma" {
  const bare = text.replace(SPACES, "").replace("−", "-");
  if (DECIMAL_COMMA.test(bare)) return "decimal-comma";
  const plain = bare.replaceAll(",", "");
  return WRITTEN.test(plain) ? Number(plain) : "no-number";
}
