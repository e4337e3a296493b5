import type { APIRequestContext } from "@playwright/test";
import type { Role } from "shared-schema/agreement/roles";
import { type PullAnswer, type ResetAnswer, SCHEMA_VERSION } from "shared-schema/sync/wire";
import { type Account, emailOf, PASSWORD } from "./people.ts";

/** What the server says of an agreement, to hold screens against. */
export interface CruiseView {
  name: string;
  total_agreement_price: number | null;
  grand_total_price: number | null;
  effective_vat_rate: number | null;
  vat_country: string | null;
  total_fuel_consumption: number | null;
  yacht_name: string | null;
  cruise_areas: string | null;
  requested_deposit_ratio: number | null;
  waypoints: { sn: number; is_call: boolean; distance_to_go: number }[];
}

/** A REST client of the journeys' server, logged in as somebody. */
export async function rest(request: APIRequestContext, account: Account) {
  const login = await request.post("/api/user/login", { data: { email: emailOf(account), password: PASSWORD } });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    me: async (): Promise<{ id: number; profiles: { id: number }[] }> =>
      (await request.get("/api/user/me", { headers })).json(),
    /** A new draft with somebody in a role. @returns its number */
    draft: async (name: string, role: Role, profileId: number, userId: number): Promise<number> => {
      const made = await request.post(`/api/cruise/by_user/${userId}/`, { headers, data: { name } });
      const { id } = (await made.json()) as { id: number };
      await request.post(`/api/cruise/${id}/${role}/`, { headers, data: { profile_id: profileId } });
      return id;
    },
    patch: async (id: number, fields: Record<string, unknown>): Promise<void> => {
      await request.put(`/api/cruise/${id}`, { headers, data: fields });
    },
    addParty: async (id: number, role: Role, profileId: number): Promise<void> => {
      await request.post(`/api/cruise/${id}/${role}/`, { headers, data: { profile_id: profileId } });
    },
    removeParty: async (id: number, role: Role, profileId: number): Promise<void> => {
      await request.delete(`/api/cruise/${id}/${role}/by_profile/${profileId}`, { headers });
    },
    cruise: async (id: number): Promise<CruiseView> => (await request.get(`/api/cruise/${id}`, { headers })).json(),
    /** Decides everything that this user's inbox holds, on the server. @returns the values that were not taken */
    emptyInbox: async (): Promise<unknown[]> => {
      const pull = async (epoch: string): Promise<PullAnswer | ResetAnswer> =>
        (
          await request.get("/api/sync/pull", { headers, params: { collection: "inbox", epoch, seq: 0, limit: 1_000 } })
        ).json();
      const first = await pull("");
      const held = "reset" in first ? await pull(first.epoch) : first;
      const rows = "documents" in held ? held.documents.filter((row) => "body" in row) : [];
      const changes = rows.map((assumed) => ({
        collection: "inbox",
        op: `emptied-${assumed.id}`.slice(0, 64),
        assumed,
        next: { ...assumed, _deleted: true },
      }));
      await request.post("/api/sync/push", { headers, data: { device: "journeys", schema: SCHEMA_VERSION, changes } });
      return rows.map(({ body }) => body.mine);
    },
    pdf: async (id: number): Promise<Buffer> => (await request.get(`/api/contract/${id}/0/pdf`, { headers })).body(),
  };
}
