import { z } from "zod";
import { fullName, initials, type ProfileBody, profileBody } from "../profile/schema.ts";
import { countryInput, countryView, toCountry } from "./country.ts";

/** What only the server sets. */
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
export const profileCreate = written.partial().required({ first_name: true, last_name: true }).strict();
export type ProfilePatch = z.infer<typeof profilePatch>;
export type ProfileCreate = z.infer<typeof profileCreate>;

export const profileView = profileBody.omit({ created_by: true, created_at: true }).extend({
  id: z.int(),
  full_name: z.string(),
  initials: z.string(),
  company_reg_country: countryView.nullable(),
  write_access: z.boolean(),
});
export type ProfileView = z.infer<typeof profileView>;

/** The REST view of a profile; what the viewer's copy leaves out stays out. */
export function toProfileView(id: number, body: ProfileBody, writeAccess: boolean): ProfileView {
  const { created_by: _creator, created_at: _at, ...rest } = body;
  return {
    id,
    ...rest,
    full_name: fullName(body),
    initials: initials(body),
    company_reg_country: toCountry(body.company_reg_country),
    write_access: writeAccess,
  };
}
