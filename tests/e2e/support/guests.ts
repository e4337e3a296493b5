import type { APIRequestContext } from "@playwright/test";
import type { LoginAnswer } from "shared-schema/api/account";
import { type Account, emailOf, PASSWORD } from "./people.ts";
import { pricedDraft } from "./priced.ts";

/** A priced draft with a passenger whom no one has an account for. @returns the agreement, and the passenger */
export async function guestOn(
  request: APIRequestContext,
  cruise: string,
): Promise<{ id: number; profile: number; name: string }> {
  const { id } = await pricedDraft(request, cruise);
  const { user, headers } = await loggedIn(request, "broker");
  const email = `ada-${Date.now()}@example.test`;
  const data = { first_name: "Ada", last_name: "Okafor", email, send_invite: false };
  const made = await request.post(`/api/user/${user.id}/contact/`, { headers, data });
  const { id: profile } = (await made.json()) as { id: number };
  await request.post(`/api/cruise/${id}/passengers/`, { headers, data: { profile_id: profile } });
  return { id, profile, name: "Ada Okafor" };
}

async function loggedIn(request: APIRequestContext, account: Account) {
  const login = await request.post("/api/user/login", { data: { email: emailOf(account), password: PASSWORD } });
  const { access_token, user } = (await login.json()) as LoginAnswer;
  return { user, headers: { authorization: `Bearer ${access_token}` } };
}
