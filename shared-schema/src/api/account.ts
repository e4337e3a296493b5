import { z } from "zod";
import { personName } from "../base/text/personal.ts";
import { profileView } from "./profile.ts";

/** Shortest password that is taken. */
const PASSWORD_MIN = 8;

const email = z.email().max(254);
const newPassword = z.string().min(PASSWORD_MIN).max(200);

/** `POST /user/`. */
export const registerRequest = z.strictObject({
  first_name: personName,
  last_name: personName,
  email,
  password: newPassword,
});
export type RegisterRequest = z.infer<typeof registerRequest>;

const token = z.string().min(1).max(200);

/** `POST /user/login`. */
export const loginRequest = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(200),
  /** Of a link that confirms an address: of several accounts that were opened with the address, it names the one that is meant. */
  recovery_token: token.exactOptional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** `POST /user/reset_password`: asks for a link to a new password. */
export const resetRequest = z.strictObject({ email, first_name: personName });
export type ResetRequest = z.infer<typeof resetRequest>;

/** `POST /user/recover`: a password by a mailed link, and with an invitation or a change of address the address as well. */
export const recoverRequest = z.strictObject({
  new_password: newPassword,
  recovery_token: token,
  new_email: email.exactOptional(),
});
export type RecoverRequest = z.infer<typeof recoverRequest>;

/** `POST /user/{userId}/merge` and `POST /user/{userId}/confirmed`. */
export const linkToken = z.strictObject({ recovery_token: token });

/** `GET /user/link/{token}`. */
export const linkView = z.object({
  purpose: z.enum(["recovery", "confirmation", "claim"]),
  /** The address that the link was sent to. */
  email: z.string(),
  /** Whether the address belongs to another account. */
  is_taken: z.boolean(),
  /** Whether the link brings what it is about into another account: not where an account has another address than the link went to. */
  can_merge: z.boolean(),
  /** Whether it is about an account that never confirmed its address: nothing of that is kept by a new password or a merge. */
  is_unproved: z.boolean(),
});
export type LinkView = z.infer<typeof linkView>;

/** `PUT /user/{userId}/password`. */
export const passwordChange = z.strictObject({ password: z.string().min(1).max(200), new_password: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** A device on which the account is logged in. */
export const sessionView = z.object({
  id: z.string(),
  /** Browser and system; empty where they are not known. */
  device: z.string(),
  created_at: z.string(),
  /** To within a few minutes, UTC. */
  used_at: z.string(),
  is_current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

export const userView = z.object({
  id: z.int(),
  email: z.string(),
  /** Whether the owner of the address is known to own the account. */
  email_confirmed: z.boolean(),
  /** False once an administrator has deactivated the account, or it was merged into another. */
  is_active: z.boolean(),
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

/** An account in the list of administrators, who tell several with one address apart by it. */
export const listedUser = userView.extend({
  /** When it was last used on a device that is still logged in; null where there is none. */
  last_seen_at: z.string().nullable(),
  has_second_factor: z.boolean(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** `GET /user/me`. */
export const meView = userView.extend({
  /** Whether the account has to add a second factor before anything else. */
  lacks_factor: z.boolean(),
  /** The accounts that were merged into this one: a device may still hold edits of them. */
  merged_accounts: z.array(z.int()),
});

/** `PUT /user/{userId}/rights`. */
export const userRights = z.strictObject({ may_create_agreements: z.boolean() });
export type UserRights = z.infer<typeof userRights>;

/** `PUT /user/{userId}/active`. */
export const userActive = z.strictObject({ is_active: z.boolean() });
export type UserActive = z.infer<typeof userActive>;

export const loginAnswer = z.object({ access_token: z.string(), user: userView });
export type LoginAnswer = z.infer<typeof loginAnswer>;
