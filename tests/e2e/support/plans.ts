import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";

const PLANS = {
  id: "plans",
  name: "Port plans",
  template: "/charts/files/plans/{z}/{x}/{y}?v=1",
  attribution: "© <Harbour> office",
  min_zoom: 3,
  max_zoom: 12,
  format: "png",
};

/** A server whose operator has added a layer. */
export async function offerPlans(context: BrowserContext): Promise<void> {
  const plans = await readFile("pwa/public/icons/icon-192.png");
  await context.route("**/api/settings", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), chart_layers: [PLANS] } });
  });
  await context.route("**/charts/files/plans/**", (route) => route.fulfill({ contentType: "image/png", body: plans }));
}
