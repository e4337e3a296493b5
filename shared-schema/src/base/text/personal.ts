import { z } from "zod";
import { MOST_SHORT_TEXT } from "../basics.ts";
import { oneLine, plainLines, unbroken } from "./oneLine.ts";

const named = (text: string) => oneLine(text).replace(/\p{Zs}{2,}/gu, " ");

/** A name of a person that may be empty. */
export const nameOrEmpty = z.string().overwrite(named).max(120);
/** The first or last name of a person. */
export const personName = z.string().overwrite(named).min(1).max(120);
/** Any other text in one line about a person. */
export const personLine = z.string().overwrite(unbroken).max(MOST_SHORT_TEXT);
/** A postal address, which files write in several lines. */
export const personAddress = z.string().overwrite(plainLines).max(MOST_SHORT_TEXT);
/** A number or code of a person, in capitals. */
export const personCode = z.string().overwrite(oneLine).toUpperCase().max(60);
