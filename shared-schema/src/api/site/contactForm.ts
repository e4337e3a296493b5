import { z } from "zod";
import { oneLine } from "../../base/text/oneLine.ts";
import { says } from "../../base/validation.ts";

/** The longest texts that the contact form takes, in characters. */
export const CONTACT_LIMITS = { name: 120, company: 160, email: 254, other: 200, message: 5_000 } as const;

const line = (most: number) => z.string().overwrite(oneLine).min(1).max(most);

/** `POST /contact_form`: what a visitor of the landing page writes. */
export const contactForm = z
  .strictObject({
    name: line(CONTACT_LIMITS.name),
    company: line(CONTACT_LIMITS.company),
    email: z.email().max(CONTACT_LIMITS.email),
    /** Asks to be written to or called back. */
    reply: z.boolean().default(false),
    /** Asks for regular news. */
    news: z.boolean().default(false),
    /** Another wish, in the visitor's words, which may be none; null where there is no other wish. */
    other: z.string().overwrite(oneLine).max(CONTACT_LIMITS.other).nullable().default(null),
    message: z.string().trim().max(CONTACT_LIMITS.message).default(""),
    /** A field that people do not see. Programs that fill in every field fill it in too. */
    website: z.string().max(CONTACT_LIMITS.other).default(""),
  })
  .refine(({ reply, news, other }) => reply || news || other !== null, { path: ["options"], ...says("one-option") });
export type ContactForm = z.infer<typeof contactForm>;
