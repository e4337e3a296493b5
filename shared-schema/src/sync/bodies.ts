import { z } from "zod";
import { agreementBody } from "../agreement/schema.ts";
import { contactBody, profileBody } from "../profile/schema.ts";
import type { RecordKind } from "../records/kinds.ts";
import { byKind, type RECORDS } from "../records/rules.ts";
import { yachtBody } from "../yacht/schema.ts";
import { inboxBody } from "./inbox.ts";
import type { Collection } from "./wire.ts";

/** Tax rows and other tables that the server owns and devices keep for offline use. */
export const referenceBody = z.object({
  kind: z.string().max(40),
  rows: z.array(z.record(z.string(), z.unknown())),
  /** Rows of the tax table that were taken back after they had come into force; absent where there are none. */
  withdrawn: z.array(z.record(z.string(), z.unknown())).optional(),
});
export type ReferenceBody = z.infer<typeof referenceBody>;

const SCHEMAS = {
  agreements: agreementBody,
  yachts: yachtBody,
  profiles: profileBody,
  contacts: contactBody,
  inbox: inboxBody,
  reference: referenceBody,
} as const satisfies Record<Exclude<Collection, RecordKind>, z.ZodType>;

type Schemas = typeof SCHEMAS & { [K in RecordKind]: (typeof RECORDS)[K]["schema"] };
export type BodyOf<C extends Collection> = z.infer<Schemas[C]>;

/** The body's schema of every collection: the checks of a push and of an erasure are derived from it. */
export const BODIES: Readonly<Record<Collection, z.ZodObject>> = { ...SCHEMAS, ...byKind(({ schema }) => schema) };
