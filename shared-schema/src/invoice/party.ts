import { z } from "zod";
import { countryCode } from "../base/basics.ts";
import { says } from "../base/validation.ts";

const text = z.string().trim().min(1);
const line = text.max(200);
const optionalLine = z.string().trim().max(200);

/** A postal address. A person's account may know no more than the country. */
export const postalAddress = z.object({
  street: optionalLine,
  postcode: z.string().trim().max(20),
  city: optionalLine,
  country: countryCode,
});

/** The number of a French company: nine digits. */
export const siren = z.string().regex(/^\d{9}$/, says("wrong-form"));
/** A VAT number with its prefix, without spaces: `FR32123456789`, `EL094259216`. */
export const vatNumber = z.string().regex(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/, says("wrong-form"));

/** The operator of the site, as French law has a seller named on an invoice. */
export const seller = z.object({
  name: line,
  /** Such as «SAS». */
  legalForm: line,
  /** Such as «10 000 €». */
  capital: line,
  siren,
  /** Where the company is registered, such as «Nice». */
  register: line,
  vatNumber,
  address: postalAddress.extend({ street: line, postcode: z.string().trim().min(1).max(20), city: line }),
  email: z.email(),
  /** Whether the seller has opted to pay VAT when it invoices, not when it is paid. */
  isVatOnDebits: z.boolean(),
  /** Whatever else the operator has to say on every invoice. */
  mentions: text.max(500).optional(),
});
export type Seller = z.infer<typeof seller>;

/** Who pays. */
export const buyer = z.object({
  name: line,
  /** Null for a person. */
  company: z.object({ vatNumber: z.string().trim().min(1).max(40), siren: siren.nullable() }).nullable(),
  address: postalAddress,
  email: z.email(),
});
export type Buyer = z.infer<typeof buyer>;
