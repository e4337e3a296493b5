import { z } from "zod";
import { dateOnly } from "../base/basics.ts";
import { fromDecimal, multiply, roundTo } from "../base/money.ts";
import { says } from "../base/validation.ts";

/** A reduction of the fee for some time, as an administrator enters it. */
export const promo = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9_-]{2,30}$/),
    label_en: z.string().min(1).max(200),
    label_fr: z.string().min(1).max(200),
    /** A share of the fee, above 0. */
    share: z.number().gt(0).max(1),
    valid_from: dateOnly,
    /** The last day. */
    valid_to: dateOnly,
  })
  .refine(({ valid_from, valid_to }) => valid_from <= valid_to, { ...says("ends-before-start"), path: ["valid_to"] });
export type Promo = z.infer<typeof promo>;

/** All promos, each code once. */
export const promoList = z
  .array(promo)
  .max(100)
  .refine((promos) => new Set(promos.map(({ code }) => code)).size === promos.length, says("invalid"));

/** The promo that holds on a day: the largest, and of two equal ones the first by code. @param day YYYY-MM-DD */
export function promoOn(promos: readonly Promo[], day: string): Promo | null {
  const valid = promos.filter(({ valid_from, valid_to }) => valid_from <= day && day <= valid_to);
  const [best] = valid.sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
  return best ?? null;
}

/** The reduction that a promo makes of a sum of euros, rounded to cents. */
export function reductionOf(amount: number, { share }: Pick<Promo, "share">): number {
  return roundTo(multiply(fromDecimal(amount), fromDecimal(share)), 2);
}
