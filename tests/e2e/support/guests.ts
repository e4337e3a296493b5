import type { APIRequestContext } from "@playwright/test";
import type { LoginAnswer } from "shared-schema/api/account";
import { type Account, emailOf, PASSWORD } from "./people.ts";
import { pricedDraft } from "./priced.ts";

/** A priced draft with a passenger whom nobody has an account for. @returns the agreement, and the passenger */
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

/** A priced draft with the passenger's account on board, whose passport has this number. @returns the agreement, and the passenger's name */
export async function passengerOn(
  request: APIRequestContext,
  cruise: string,
  passport_num: string,
): Promise<{ id: number; name: string }> {
  const { id } = await pricedDraft(request, cruise);
  const [broker, passenger] = await Promise.all([loggedIn(request, "broker"), loggedIn(request, "passenger")]);
  const profile = passenger.user.main_profile;
  if (!profile) throw new Error("The demo's passenger has a profile.");
  await request.put(`/api/user/profile/${profile.id}`, { headers: passenger.headers, data: { passport_num } });
  const data = { profile_id: profile.id };
  await request.post(`/api/cruise/${id}/passengers/`, { headers: broker.headers, data });
  return { id, name: profile.full_name };
}

async function loggedIn(request: APIRequestContext, account: Account) {
  const login = await request.post("/api/user/login", { data: { email: emailOf(account), password: PASSWORD } });
  const { access_token, user } = (await login.json()) as LoginAnswer;
  return { user, headers: { authorization: `Bearer ${access_token}` } };
}
