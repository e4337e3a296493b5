import type { APIRequestContext } from "@playwright/test";
import { emailOf, PASSWORD } from "./people.ts";
import { rest } from "./server.ts";

/** An agreement with a total that depends on its own yacht's consumption; the demo broker and captain are on it. */
interface PricedDraft {
  id: number;
  yachtId: number;
  changeYacht(fields: Record<string, unknown>): Promise<void>;
  total(): Promise<number | null>;
}

const STOPS = [
  { latitude: 43.5853, longitude: 7.1286, arr_date: "2027-07-03T10:00:00Z", dep_date: "2027-07-03T12:00:00Z" },
  { latitude: 41.92, longitude: 8.74, arr_date: "2027-07-04T10:00:00Z", dep_date: "2027-07-04T12:00:00Z" },
];
const SPEEDS = { max_spd: 20, max_spd_cons: 900, cruis_spd: 14, cruis_spd_cons: 400, eco_spd: 10, eco_spd_cons: 200 };

/** Makes one over REST: from Antibes to Ajaccio unless told otherwise. */
export async function pricedDraft(
  request: APIRequestContext,
  name: string,
  stops: readonly (typeof STOPS)[number][] = STOPS,
): Promise<PricedDraft> {
  const login = await request.post("/api/user/login", { data: { email: emailOf("admin"), password: PASSWORD } });
  const { access_token, user } = (await login.json()) as { access_token: string; user: { id: number } };
  const headers = { authorization: `Bearer ${access_token}` };
  const send = async (method: "post" | "put", path: string, data: object) => {
    const answer = await request[method](`/api${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const yacht = await send("post", `/yacht/by_user/${user.id}/`, {
    name: `${name} I`,
    port_of_registry: "Nice",
    type: "MOTOR",
    status: "COMMERCIAL",
    ...SPEEDS,
  });
  const cruise = await send("post", `/cruise/by_user/${user.id}/`, {
    name,
    yacht_id: yacht.id,
    base_price_cruising: 100_000,
    base_price_routing: 0,
  });
  for (const { latitude, longitude, ...times } of stops) {
    const placed = await send("post", `/cruise/${cruise.id}/waypoint/`, { latitude, longitude });
    await send("put", `/cruise/${cruise.id}/waypoint/${placed.id}`, { is_call: true, ...times });
  }
  const [bunker] = cruise.fuel_bunkers;
  await send("put", `/cruise/${cruise.id}/fuel_bunker/${bunker.id}`, { price_per_litre: 2, quantity: 50_000 });
  for (const [account, role] of [["broker", "brokers"] as const, ["captain", "captains"] as const]) {
    const { profiles } = await (await rest(request, account)).me();
    await send("post", `/cruise/${cruise.id}/${role}/`, { profile_id: profiles[0]?.id });
  }
  return {
    id: cruise.id,
    yachtId: yacht.id,
    changeYacht: (fields) => send("put", `/yacht/${yacht.id}`, fields),
    total: async () =>
      (await (await request.get(`/api/cruise/${cruise.id}`, { headers })).json()).total_agreement_price,
  };
}
