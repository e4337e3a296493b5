import { z } from "zod";
import { MOST_SHORT_TEXT } from "../basics.ts";
import { says } from "../validation.ts";
import { invisibleIn } from "./invisible.ts";
import { markupIn } from "./markup.ts";

/** Line breaks and tabs become spaces. Other characters are refused where a name is entered (`base/text/names`). */
const unbroken = (text: string) => text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ");
const oneLine = (text: string) => unbroken(text).trim();
const named = (text: string) => oneLine(text).replace(/\p{Zs}{2,}/gu, " ");
const lines = (text: string) => text.replace(/\r\n?/g, "\n").split("\n").map(unbroken).join("\n");

const invisible = says("invisible-character", { character: "", shown: "" });
const markup = says("markup-in-name", { found: "" });

/** A name of a person that may be empty. */
export const nameOrEmpty = z.string().overwrite(named).max(120);
/** The first or last name of a person, as a form or a call gives it. */
export const personName = z
  .string()
  .overwrite(named)
  .min(1)
  .max(120)
  .check(({ value, issues }) => {
    const found = invisibleIn(value);
    if (found) issues.push({ code: "custom", message: invisible.error, params: { ...found }, input: value });
    const tag = markupIn(value);
    if (tag !== null) issues.push({ code: "custom", message: markup.error, params: { found: tag }, input: value });
  });
/** Any other text in one line about a person. */
export const personLine = z.string().overwrite(unbroken).max(MOST_SHORT_TEXT);
/** A postal address, which files write in several lines. */
export const personAddress = z.string().overwrite(lines).max(MOST_SHORT_TEXT);
/** A number or code of a person, in capitals. */
export const personCode = z.string().overwrite(oneLine).toUpperCase().max(60);
