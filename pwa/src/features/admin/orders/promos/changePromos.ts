import type { Promo } from "shared-schema/billing/promo";
import { type Answer, request } from "#store/http/http.ts";

/** Changes the list as the server has it now: another administrator may have changed it since it was shown. */
export async function changePromos(change: (promos: Promo[]) => Promo[]): Promise<Answer<Promo[]>> {
  const now = await request<Promo[]>("GET", "/billing/promos", { quiet: true });
  if (!now.ok) return now;
  return request<Promo[]>("PUT", "/billing/promos", { json: change(now.value), quiet: true });
}
