/**
 * A text on one line: control characters, tabs, and line and paragraph separators become spaces. Names and subjects are shown in one
 * line and written into headers of mail.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
