import type { APIRequestContext } from "@playwright/test";
import { emailOf, PASSWORD } from "../../e2e/support/people.ts";
import type { Journey } from "./journey.ts";
import { Played } from "./played.ts";
import { DESK, type Stage } from "./stage.ts";

const AGREEMENTS = [3, 4];
/** Of each agreement: a call that is late, one of today, and one of later. */
const DUE_IN_DAYS = [-3, 0, 40];
const ATTEMPTS = 10;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Reminders to all who owe something this week. */
export const CHASE: Journey = {
  name: "A central agent chases everything that is due this week",
  aim: { presses: 5, characters: 0 },
  play: async (stage) => {
    await askForFunds(stage);
    const played = new Played(await stage.device({ viewport: DESK, as: "central", path: "/agreement" }));
    const { page } = played.hand;
    const dialog = page.getByRole("dialog");
    await played.step("what is due", async (hand) => {
      await hand.press(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Money" }));
      await page
        .getByText(/due this week/)
        .first()
        .waitFor();
    });
    await played.step("whom to remind", async (hand) => {
      await hand.press(page.getByRole("main").getByRole("button", { name: "Send reminders", exact: true }));
      await hand.press(dialog.getByRole("checkbox", { name: /^This week’s too/ }));
    });
    await played.step("send", async (hand) => {
      await hand.press(dialog.getByRole("button", { name: `Send ${AGREEMENTS.length * 2} reminders` }));
      await dialog.waitFor({ state: "detached" });
    });
    return played;
  },
};

/** Calls for fund on contracts that were generated. */
async function askForFunds(stage: Stage): Promise<void> {
  const request = await stage.request();
  const headers = await headersOf(request);
  for (const id of AGREEMENTS) {
    for (const days of DUE_IN_DAYS) {
      const made = await request.post(`/api/cruise/${id}/payment_call/`, { headers, data: { call_type: "CRUISE" } });
      const call = ((await made.json()) as { id: string }).id;
      const data = { amount: 20_000, date_due: inDays(days) };
      await request.put(`/api/cruise/payment_call/${call}`, { headers, data });
    }
    await generate(request, headers, id);
  }
}

/** Generates a contract. A server that is too busy to calculate it does so again once it is changed. */
async function generate(request: APIRequestContext, headers: Record<string, string>, id: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const answer = await request.post(`/api/cruise/${id}/generate`, { headers, data: {} });
    if (answer.ok()) return;
    if (answer.status() !== 503 || attempt === ATTEMPTS) throw new Error(`generate: ${await answer.text()}`);
    await request.put(`/api/cruise/${id}`, { headers, data: { cruise_areas: `Area ${attempt}` } });
  }
}

async function headersOf(request: APIRequestContext): Promise<Record<string, string>> {
  const data = { email: emailOf("broker"), password: PASSWORD };
  const login = await request.post("/api/user/login", { data });
  return { authorization: `Bearer ${((await login.json()) as { access_token: string }).access_token}` };
}
