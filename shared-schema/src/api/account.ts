import { z } from "zod";
import { profileView } from "./profile.ts";

/** Shortest password that is taken. */
export const PASSWORD_MIN = 8;

const email = z.email().max(254);
const name = z.string().trim().min(1).max(120);
const newPassword = z.string().min(PASSWORD_MIN).max(200);

/** `POST /user/`. */
export const registerRequest = z.strictObject({ first_name: name, last_name: name, email, password: newPassword });
export type RegisterRequest = z.infer<typeof registerRequest>;

/** `POST /user/login`. */
export const loginRequest = z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) });
export type LoginRequest = z.infer<typeof loginRequest>;

export const userView = z.object({
  id: z.int(),
  email: z.string(),
  is_admin: z.boolean(),
  /** Whether an administrator lets this account create agreements of its own. */
  may_create_agreements: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.string(),
  profiles: z.array(profileView),
  main_profile: z.object({ id: z.int(), full_name: z.string() }).nullable(),
});
export type UserView = z.infer<typeof userView>;

/** `PUT /user/{userId}/rights`. */
export const userRights = z.strictObject({ may_create_agreements: z.boolean() });
export type UserRights = z.infer<typeof userRights>;

export const loginAnswer = z.object({ access_token: z.string(), user: userView });
export type LoginAnswer = z.infer<typeof loginAnswer>;
