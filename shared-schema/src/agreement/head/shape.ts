import { z } from "zod";
import {
  countryCode,
  currencyCode,
  documentNumber,
  litres,
  money,
  tenthsOfPercent,
  text,
  thousandthsOfPercent,
  voyageInstant,
} from "../../base/basics.ts";
import { byField, HEAD_FIELDS, type HeadField } from "./fields.ts";
import { HEAD, type HeadSchema } from "./rows.ts";

const SCHEMAS = {
  title: z.string().trim().min(1).max(200),
  "contract type": z.enum(["CRUISE", "CHARTER"]),
  currency: currencyCode,
  language: z.enum(["en", "fr"]),
  document: documentNumber.nullable(),
  instant: voyageInstant.nullable(),
  text: text.nullable(),
  money: money.min(0).nullable(),
  litres: litres.nullable(),
  "tenths of a percent": tenthsOfPercent.nullable(),
  "thousandths of a percent": thousandthsOfPercent.nullable(),
  country: countryCode.nullable(),
  "days of a year": z.int().min(0).max(366).nullable(),
  "greek certificate": z.enum(["UNLIMITED", "LIMITED"]).nullable(),
  "yes, later": z.boolean().nullable().optional(),
} as const satisfies Record<HeadSchema, z.ZodType>;

type Shape = { [K in HeadField]: (typeof SCHEMAS)[(typeof HEAD)[K]["schema"]] };
/** The fields that may be empty. */
type Nullable = { [K in HeadField]: null extends z.output<Shape[K]> ? K : never }[HeadField];

/** The schema of each field of an agreement's head. */
// The type follows each field, which a function of any field cannot say.
export const HEAD_SHAPE = byField(HEAD_FIELDS, (field) => SCHEMAS[HEAD[field].schema]) as Shape;

// A field that may be absent may be empty, too.
const isNullable = (field: HeadField): field is Nullable => /^(nullable|optional)$/.test(HEAD_SHAPE[field].type);

/** The head of an agreement in which nothing is entered yet but what it cannot be without. */
export const EMPTY_HEAD = byField(HEAD_FIELDS.filter(isNullable), () => null);
