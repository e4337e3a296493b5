import { z } from "zod";
import { pick } from "../base/json.ts";
import { type YachtBody, yachtBody } from "../yacht/schema.ts";
import { countryInput, countryView, toCountry } from "./country.ts";

const written = yachtBody
  .omit({ pictures: true, version: true, locked: true, created_by: true, created_at: true })
  .extend({ flag: countryInput });

/** `PUT /yacht/{id}`: any of the fields. */
export const yachtPatch = written.partial().strict();
export type YachtPatch = z.infer<typeof yachtPatch>;
/** `POST /yacht/by_user/{userId}/`: name, port of registry and type at least. */
export const yachtCreate = written.partial().required({ name: true, port_of_registry: true, type: true }).strict();
export type YachtCreate = z.infer<typeof yachtCreate>;

export const yachtView = yachtBody.omit({ created_by: true, created_at: true }).extend({
  id: z.int(),
  flag: countryView.nullable(),
  is_current_version: z.boolean(),
  write_access: z.boolean(),
});
export type YachtView = z.infer<typeof yachtView>;

/** A yacht as a search over everybody's finds it. */
export const foundYacht = z.object({
  id: z.int(),
  name: z.string(),
  port_of_registry: z.string(),
  /** Tells two yachts of the same name apart. */
  flag: z.string().nullable(),
  imo_nb: z.string().nullable(),
  official_num: z.string().nullable(),
});
export type FoundYacht = z.infer<typeof foundYacht>;

/** Everything of a yacht but who created her and when, which REST leaves out. */
export type YachtParticulars = Omit<YachtBody, "created_by" | "created_at">;

/** The particulars of a yacht out of her REST view. */
export function fromYachtView({
  id: _id,
  is_current_version: _c,
  write_access: _w,
  ...view
}: YachtView): YachtParticulars {
  return { ...view, flag: view.flag?.iso ?? null };
}

/** The text that a search for yachts looks through. */
export function yachtSearchText({ name, port_of_registry }: Pick<YachtBody, "name" | "port_of_registry">): string {
  return `${name} ${port_of_registry}`;
}

const KNOWN_FIELDS = new Set(Object.keys(yachtBody.shape));

/** The REST view of a yacht, without fields that no schema knows. */
export function toYachtView(id: number, body: YachtBody, writeAccess: boolean): YachtView {
  // Only unknown fields are gone.
  const known = pick(body, (field) => KNOWN_FIELDS.has(field)) as YachtBody;
  const { created_by: _creator, created_at: _at, ...rest } = known;
  return { id, ...rest, flag: toCountry(body.flag), is_current_version: true, write_access: writeAccess };
}
