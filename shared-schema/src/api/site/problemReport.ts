import { z } from "zod";

/** Reports that one device sends within an hour. */
export const MOST_REPORTS_AN_HOUR = 10;

/**
 * `POST /problem_report`: an error of the app that nothing has handled. It names the error and its place in the code, and nothing of
 * what was on the screen.
 */
export const problemReport = z.strictObject({
  /** Its class, such as `TypeError`. */
  name: z.string().max(80),
  message: z.string().max(500),
  /** Lines of the stack. */
  stack: z.array(z.string().max(300)).max(30),
  /** The pattern of the address, such as `/agreement/:id/price`. */
  page: z.string().max(200),
  /** Browser and system. */
  device: z.string().max(200),
});
export type ProblemReport = z.infer<typeof problemReport>;

const EMAIL = /[^\s"'<>()]+@[^\s"'<>()]+/g;
const QUOTED = /"[^"]*"|«[^»]*»|“[^”]*”|`[^`]*`/g;
const TOKEN = /[A-Za-z0-9_-]{24,}/g;
const NUMBER = /\d{3,}/g;

/** A text without parts that may be personal: addresses, quotations, tokens and longer numbers. */
export function scrubbed(text: string): string {
  return text.replace(EMAIL, "[email]").replace(QUOTED, "[text]").replace(TOKEN, "[token]").replace(NUMBER, "[number]");
}

/** A line of a stack with its place in a script: names of files and numbers of lines stay, queries go. */
export function scrubbedLine(line: string): string {
  return line.replace(EMAIL, "[email]").replace(/[?#][^\s):]*/g, "");
}

/** The pattern of an address: numbers and tokens in it are left out. */
export function pagePattern(path: string): string {
  return path
    .split("/")
    .map((part) => (/^\d+$/.test(part) ? ":id" : part.length > 20 ? ":token" : part))
    .join("/");
}
