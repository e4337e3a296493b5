import { z } from "zod";
import { LANGUAGES } from "../../base/language.ts";

/** `GET /cruise/{id}/letter/{profileId}`: the occasion of the mail. */
export const letterQuery = z.strictObject({ about: z.enum(["approval", "invitation"]) });
export type LetterAbout = z.infer<typeof letterQuery>["about"];

/** A mail as a person would get it now. Links that work for its recipient alone are left out. */
export const letterView = z.object({
  language: z.enum(LANGUAGES).nullable().describe("Null: the mail says everything in both."),
  subject: z.string(),
  html: z.string(),
});
export type LetterView = z.infer<typeof letterView>;
