import type { LinkView, LoginAnswer, RecoverRequest, UserView } from "shared-schema/api/account";
import type { InvitationView } from "shared-schema/api/account/invitation";
import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";
import { type Me, meOf } from "../session/me.ts";
import { useSession } from "../session/session.ts";
import { openAs } from "./login.ts";
import { refreshMe } from "./presentSession.ts";

/** Asks for a link to a new password. The answer is the same whoever has an account. */
export function askRecovery(email: string, first_name: string): Promise<Result<unknown>> {
  return request("POST", "/user/reset_password", { json: { email, first_name }, quiet: true });
}

/** Fetches the purpose of a mailed link, without using it up. */
export function linkOf(token: string): Promise<Result<LinkView>> {
  return request("GET", `/user/link/${encodeURIComponent(token)}`, { quiet: true });
}

/** Sets a password by a mailed link, and logs in. */
export async function recover(input: RecoverRequest): Promise<Result<Me>> {
  const answer = await request<LoginAnswer>("POST", "/user/recover", { json: input, quiet: true });
  return answer.ok ? openAs(answer.value.access_token) : answer;
}

/** Brings what a mailed link is about into the account that is logged in. A refusal becomes the current error. */
export async function mergeByLink(token: string): Promise<Result<UserView>> {
  const { user } = useSession.getState();
  const answer = await request<UserView>("POST", `/user/${user?.id}/merge`, { json: { recovery_token: token } });
  if (answer.ok) await refreshMe();
  return answer;
}

/** Confirms the address that a mailed link went to, as the account that is logged in. */
export async function confirmByLink(token: string): Promise<Result<UserView>> {
  const { user } = useSession.getState();
  const json = { recovery_token: token };
  const answer = await request<UserView>("POST", `/user/${user?.id}/confirmed`, { json, quiet: true });
  if (answer.ok) await refreshMe();
  return answer;
}

/** Sends the link that confirms the account's address again. */
export async function askConfirmation(): Promise<Result<UserView>> {
  const { user } = useSession.getState();
  const answer = await request<UserView>("POST", `/user/${user?.id}/confirmation`, { quiet: true });
  // It may have been confirmed on another device.
  if (answer.ok && meOf(answer.value).email_confirmed) await refreshMe();
  return answer;
}

/** The link to claim a contact's profile that still works. */
export function invitationTo(profileId: number): Promise<Result<InvitationView>> {
  return request("GET", invitationPath(profileId), { quiet: true });
}

/** Sends the invitation to a contact again. It takes the server, which writes the mail. */
export function inviteAgain(profileId: number): Promise<Result<InvitationView>> {
  return request("POST", invitationPath(profileId), { quiet: true });
}

function invitationPath(profileId: number): string {
  return `/user/${useSession.getState().user?.id}/contact/${profileId}/invitation`;
}
