import { z } from "zod";
import { pick } from "../base/json.ts";
import { personName } from "../base/text/personal.ts";
import { MERGED_FIELDS } from "../profile/merge.ts";
import { realAddress } from "../profile/placeholder.ts";
import { fullName, initials, type ProfileBody, profileBody } from "../profile/schema.ts";
import { countryInput, countryView, toCountry } from "./country.ts";

/** Fields that only the server sets. */
const SERVER_SET = {
  user_id: true,
  created_by: true,
  created_at: true,
  is_main: true,
  version: true,
  locked: true,
} as const;

const written = profileBody.omit(SERVER_SET).extend({ company_reg_country: countryInput });

/** `PUT /user/profile/{id}`: any of the fields. */
export const profilePatch = written.partial().strict();
/** `POST /user/{userId}/profile/`: the name at least. */
export const profileCreate = written.partial().extend({ first_name: personName, last_name: personName }).strict();
export type ProfilePatch = z.infer<typeof profilePatch>;
export type ProfileCreate = z.infer<typeof profileCreate>;

/** `POST /user/profile/{id}/merge_with/{otherId}`: for each field the profile that it comes from; those that are left out keep a value. */
export const profileMerge = z.strictObject({
  fields: z.partialRecord(z.enum(MERGED_FIELDS), z.enum(["kept", "other"])).default({}),
  /** The revisions of both profiles that the choices were made upon; without them, those that stand. */
  upon: z.strictObject({ kept: z.int(), other: z.int() }).optional(),
});
export type ProfileMerge = z.infer<typeof profileMerge>;

export const profileView = profileBody.omit({ created_by: true, created_at: true }).extend({
  id: z.int(),
  full_name: z.string(),
  initials: z.string(),
  company_reg_country: countryView.nullable(),
  write_access: z.boolean(),
});
export type ProfileView = z.infer<typeof profileView>;

/** Everything of a profile but who created it and when, which REST leaves out. */
export type ProfileParticulars = Omit<ProfileBody, "created_by" | "created_at">;

/** The particulars of a profile out of its REST view. */
export function fromProfileView(view: ProfileView): ProfileParticulars {
  const { id: _id, full_name: _name, initials: _initials, write_access: _access, ...rest } = view;
  return { ...rest, company_reg_country: rest.company_reg_country?.iso ?? null };
}

const KNOWN_FIELDS = new Set(Object.keys(profileBody.shape));

/** The REST view of a profile; what the viewer's copy leaves out stays out, as do fields that no schema knows. */
export function toProfileView(id: number, body: ProfileBody, writeAccess: boolean): ProfileView {
  const isKnown = (field: string) => KNOWN_FIELDS.has(field);
  // Only unknown fields are gone. Few profiles hold any.
  const known = Object.keys(body).every(isKnown) ? body : (pick(body, isKnown) as ProfileBody);
  const { created_by: _creator, created_at: _at, ...rest } = known;
  return {
    id,
    ...rest,
    full_name: fullName(body),
    initials: initials(body),
    company_reg_country: toCountry(body.company_reg_country),
    write_access: writeAccess,
  };
}

/** A profile as a search over everybody's finds it. */
export const foundProfile = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string().nullable(),
  email: z.string().nullable(),
  is_company: z.boolean(),
});
export type FoundProfile = z.infer<typeof foundProfile>;

/** The text that a search for people looks through. */
export function profileSearchText(
  person: Pick<ProfileBody, "first_name" | "last_name"> & { company_name?: string | null; email?: string | null },
): string {
  return `${person.first_name} ${person.last_name} ${person.company_name ?? ""} ${realAddress(person.email) ?? ""}`;
}
