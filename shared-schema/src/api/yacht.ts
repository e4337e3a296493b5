import { z } from "zod";
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

/** The REST view of a yacht. */
export function toYachtView(id: number, body: YachtBody, writeAccess: boolean): YachtView {
  const { created_by: _creator, created_at: _at, ...rest } = body;
  return { id, ...rest, flag: toCountry(body.flag), is_current_version: true, write_access: writeAccess };
}
