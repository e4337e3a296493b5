import type { APIRequestContext } from "@playwright/test";
import type { Role } from "shared-schema/base/roles";
import { patience } from "../../support/patience.ts";
import { type Account, emailOf, PASSWORD } from "./people.ts";

/** The printing thread yields to everything else on the machine. */
const PRINTING_MS = patience(30_000);

/** The server's view of an agreement, to compare screens with. */
export interface CruiseView {
  base_price_cruising: number | null;
  delivery_date: string | null;
  yacht: { id: number } | null;
  name: string;
  total_agreement_price: number | null;
  grand_total_price: number | null;
  status: string;
  effective_vat_rate: number | null;
  vat_country: string | null;
  total_fuel_consumption: number | null;
  yacht_name: string | null;
  cruise_areas: string | null;
  generated_versions_len: number;
  requested_deposit_ratio: number | null;
  waypoints: { sn: number; is_call: boolean; distance_to_go: number }[];
}

/** A REST client of the journeys' server, logged in as someone. */
export async function rest(request: APIRequestContext, account: Account) {
  const login = await request.post("/api/user/login", { data: { email: emailOf(account), password: PASSWORD } });
  const { access_token, user } = (await login.json()) as { access_token: string; user: { id: number } };
  const headers = { authorization: `Bearer ${access_token}` };
  const create = async (userId: number, fields: Record<string, unknown>): Promise<number> => {
    const made = await request.post(`/api/cruise/by_user/${userId}/`, { headers, data: fields });
    return ((await made.json()) as { id: number }).id;
  };
  return {
    /** A new draft. @returns its number */
    create,
    /** A commercial motor yacht of Nice. @returns its number */
    yacht: async (userId: number, fields: Record<string, unknown>): Promise<number> => {
      const data = { port_of_registry: "Nice", type: "MOTOR", status: "COMMERCIAL", ...fields };
      const made = await request.post(`/api/yacht/by_user/${userId}/`, { headers, data });
      return ((await made.json()) as { id: number }).id;
    },
    yachtView: async (id: number): Promise<Record<string, unknown>> =>
      (await request.get(`/api/yacht/${id}`, { headers })).json(),
    me: async (): Promise<{ id: number; profiles: { id: number }[] }> =>
      (await request.get("/api/user/me", { headers })).json(),
    /** Lets a professional create agreements. */
    mayCreate: async (userId: number): Promise<void> => {
      const data = { may_create_agreements: true };
      const answer = await request.put(`/api/user/${userId}/rights`, { headers, data });
      if (!answer.ok()) throw new Error(`rights: ${answer.status()} ${await answer.text()}`);
    },
    /** A new contact of this user’s. @returns the number of its profile */
    contact: async (fields: Record<string, unknown>): Promise<number> => {
      const made = await request.post(`/api/user/${user.id}/contact/`, { headers, data: fields });
      if (!made.ok()) throw new Error(`contact: ${made.status()} ${await made.text()}`);
      return ((await made.json()) as { id: number }).id;
    },
    /** The address of a passenger's own page. */
    passengerLink: async (id: number, profile_id: number): Promise<string> => {
      const data = { profile_id, send: false };
      const made = await request.post(`/api/cruise/${id}/passenger_link/`, { headers, data });
      if (!made.ok()) throw new Error(`link: ${made.status()} ${await made.text()}`);
      return ((await made.json()) as { url: string }).url;
    },
    profile: async (id: number): Promise<Record<string, unknown>> =>
      (await request.get(`/api/user/profile/${id}`, { headers })).json(),
    /** A new draft with someone in a role. @returns its number */
    draft: async (name: string, role: Role, profileId: number, userId: number): Promise<number> => {
      const id = await create(userId, { name });
      await request.post(`/api/cruise/${id}/${role}/`, { headers, data: { profile_id: profileId } });
      return id;
    },
    /** Enters an item of a party's KYC check, one that no one has entered yet unless told upon what. */
    enterKyc: async (
      id: number,
      profileId: number,
      item: string,
      entered: { note: string; expires_on?: string; upon?: number },
    ): Promise<void> => {
      const data = { state: "DONE", expires_on: null, upon: 0, ...entered };
      await request.put(`/api/cruise/${id}/kyc/${profileId}/${item}`, { headers, data });
    },
    /** An entry of an APA account. */
    expense: async (id: number, multipart: Record<string, string>): Promise<void> => {
      const answer = await request.post(`/api/cruise/${id}/expense/`, { headers, multipart });
      if (!answer.ok()) throw new Error(`expense: ${answer.status()} ${await answer.text()}`);
    },
    patch: async (id: number, fields: Record<string, unknown>): Promise<void> => {
      await request.put(`/api/cruise/${id}`, { headers, data: fields });
    },
    /** Approves for all of this user’s parties. */
    approve: async (id: number): Promise<void> => {
      const answer = await request.post(`/api/cruise/${id}/approval/`, { headers, data: {} });
      if (!answer.ok()) throw new Error(`approve: ${answer.status()} ${await answer.text()}`);
    },
    lock: async (id: number): Promise<void> => {
      await request.post(`/api/cruise/${id}/lock`, { headers, data: {} });
    },
    archive: async (id: number): Promise<void> => {
      const answer = await request.post(`/api/cruise/${id}/archived`, { headers, data: {} });
      if (!answer.ok()) throw new Error(`archive: ${answer.status()} ${await answer.text()}`);
    },
    generate: async (id: number): Promise<void> => {
      await request.post(`/api/cruise/${id}/generate`, { headers, data: {} });
    },
    /** Pays in full what each call for fund asks. */
    payCalls: async (id: number): Promise<void> => {
      const calls: { id: string; amount: number }[] = await (
        await request.get(`/api/cruise/${id}/payment_call/`, { headers })
      ).json();
      for (const { id: call, amount } of calls) {
        const multipart = { amount: String(amount), date_paid: new Date().toISOString().slice(0, 10) };
        const answer = await request.post(`/api/cruise/payment_call/${call}/payment/`, { headers, multipart });
        if (!answer.ok()) throw new Error(`payment: ${answer.status()} ${await answer.text()}`);
      }
    },
    openAddendum: async (id: number): Promise<void> => {
      await request.delete(`/api/cruise/${id}/lock`, { headers });
    },
    addParty: async (id: number, role: Role, profileId: number): Promise<void> => {
      await request.post(`/api/cruise/${id}/${role}/`, { headers, data: { profile_id: profileId } });
    },
    removeParty: async (id: number, role: Role, profileId: number): Promise<void> => {
      await request.delete(`/api/cruise/${id}/${role}/by_profile/${profileId}`, { headers });
    },
    addWaypoint: async (id: number, at: { latitude: number; longitude: number }): Promise<void> => {
      await request.post(`/api/cruise/${id}/waypoint/`, { headers, data: at });
    },
    cruise: async (id: number): Promise<CruiseView> => (await request.get(`/api/cruise/${id}`, { headers })).json(),
    /** Lists what the contract lacks. */
    missing: async (id: number): Promise<string[]> =>
      (await request.get(`/api/contract/${id}/missing`, { headers })).json(),
    redline: async (id: number, from: number, to: number): Promise<Buffer> =>
      (await request.get(`/api/contract/${id}/${to}/redline/${from}/pdf`, { headers, timeout: PRINTING_MS })).body(),
    pdf: async (id: number): Promise<Buffer> =>
      (await request.get(`/api/contract/${id}/0/pdf`, { headers, timeout: PRINTING_MS })).body(),
  };
}
