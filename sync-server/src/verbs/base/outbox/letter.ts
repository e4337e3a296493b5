import type { Bilingual } from "shared-schema/base/language";
import { z } from "zod";

export const bilingual: z.ZodType<Bilingual> = z.object({ en: z.string(), fr: z.string() });

/** The agreement that a letter or a line of it is about: it is left out when the recipient no longer reads that. */
const about = z.object({
  agreement: z.int(),
  /** Whether it is for readers of the contract alone. */
  contract: z.boolean(),
  /** Whether it is for those alone who check the parties. */
  checks: z.boolean().exactOptional(),
});

/** The content of a mail, as the outbox keeps it. Texts are plain; the HTML is made from them when it is sent. */
export const letterSchema = z.object({
  subject: bilingual,
  paragraphs: z.array(bilingual),
  /** Label and value, one line each. Values may have been typed by anybody; amounts and dates are written in each language. */
  facts: z
    .array(z.object({ label: bilingual, value: z.union([z.string(), bilingual]), about: about.exactOptional() }))
    .exactOptional(),
  /** The path is where the button leads, below the server's address, such as `/agreement/7`. */
  button: z.object({ label: bilingual, path: z.string() }).exactOptional(),
  about: about.exactOptional(),
  /** The payment request of a call for fund, printed when the mail leaves as the account that sends it sees it then. */
  request: z.object({ call: z.string(), sender: z.int() }).exactOptional(),
});
export type Letter = z.infer<typeof letterSchema>;
export type About = z.infer<typeof about>;
