import type { Language } from "shared-schema/base/language";
import { z } from "zod";
import en from "./en.json";
import fr from "./fr.json";

const text = z.string().trim().min(1);
const claim = z.strictObject({ title: text, text });

const operatorTexts = z.strictObject({
  /** Whether these are the texts of the demo, which the page then calls examples. */
  example: z.boolean(),
  claims: z.strictObject({
    fee: claim,
    days: claim,
    templates: claim,
    supervision: claim,
    research: claim,
  }),
  testimonials: z.array(z.strictObject({ quote: text, name: text, capacity: text })),
  company: z.strictObject({
    name: text,
    address: z.array(text).min(1),
    phone: text,
    /** As it is dialled: digits after a plus sign. */
    dial: z.string().regex(/^\+\d{6,15}$/),
    email: z.email(),
  }),
});

/** The operator's own texts on the landing page: `en.json` and `fr.json`, to be replaced before a build. */
type OperatorTexts = z.infer<typeof operatorTexts>;

/** The operator's texts; a build fails with the names of the fields that are missing or wrong. */
export const OPERATOR: Readonly<Record<Language, OperatorTexts>> = {
  en: operatorTexts.parse(en),
  fr: operatorTexts.parse(fr),
};
