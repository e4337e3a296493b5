import type { APIRequestContext } from "@playwright/test";
import { emailOf, PASSWORD } from "../../e2e/support/people.ts";
import { pricedDraft } from "../../e2e/support/priced.ts";
import { rest } from "../../e2e/support/server.ts";

/** Agreements that the pictures need beside those of the demo. */
export interface Prepared {
  /** Under way, with money in its APA account. */
  apa: number;
  /** A generated contract. */
  generated: number;
  /** A draft with a passenger. */
  guests: number;
  passenger: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Makes them over REST, with calls for fund, a payment and expenses. */
export async function prepare(request: APIRequestContext): Promise<Prepared> {
  const [admin, broker, captain] = [
    await rest(request, "admin"),
    await rest(request, "broker"),
    await rest(request, "captain"),
  ];
  const { id: apa } = await pricedDraft(request, "Corsica");
  await admin.patch(apa, {
    delivery_date: `${inDays(-4)}T10:00:00Z`,
    redelivery_date: `${inDays(3)}T10:00:00Z`,
    requested_cea_ratio: 0.3,
  });
  await askForFunds(request, apa);
  for (const [days, category, amount, note] of EXPENSES) {
    await captain.expense(apa, { date: inDays(days), category, amount, note, paid_by: "CARD" });
  }
  const { id: guests } = await pricedDraft(request, "Côte d’Azur");
  const passenger = "Ada Okafor";
  await addPassenger(request, guests);
  await askForFunds(request, 1);
  await broker.approve(1);
  const generated = 4;
  await askForFunds(request, generated);
  await broker.generate(generated);
  return { apa, generated, guests, passenger };
}

const EXPENSES = [
  [-4, "FUEL", "2180", "Port Vauban"],
  [-3, "PROVISIONS", "640.50", "Marché provençal"],
  [-2, "DOCKAGE", "410", "Tino Rossi"],
] as const;

/** Calls for fund of every type, and the first of them paid in part. */
async function askForFunds(request: APIRequestContext, id: number): Promise<void> {
  const headers = await headersOf(request);
  for (const [index, call_type] of ["CRUISE", "CEA", "DEPOSIT"].entries()) {
    const made = await request.post(`/api/cruise/${id}/payment_call/`, { headers, data: { call_type } });
    const call = `/api/cruise/payment_call/${((await made.json()) as { id: string }).id}`;
    await request.put(call, { headers, data: { amount: 8_000, date_due: inDays(index * 7 + 3) } });
    if (call_type === "DEPOSIT") continue;
    const multipart = { amount: call_type === "CEA" ? "8000" : "3000", date_paid: inDays(-2) };
    await request.post(`${call}/payment/`, { headers, multipart });
  }
}

async function addPassenger(request: APIRequestContext, id: number): Promise<void> {
  const headers = await headersOf(request);
  const me = await (await rest(request, "broker")).me();
  const data = { first_name: "Ada", last_name: "Okafor", email: "ada.okafor@example.org", send_invite: false };
  const made = await request.post(`/api/user/${me.id}/contact/`, { headers, data });
  const { id: profile_id } = (await made.json()) as { id: number };
  await request.post(`/api/cruise/${id}/passengers/`, { headers, data: { profile_id } });
}

async function headersOf(request: APIRequestContext): Promise<Record<string, string>> {
  const data = { email: emailOf("broker"), password: PASSWORD };
  const login = await request.post("/api/user/login", { data });
  return { authorization: `Bearer ${((await login.json()) as { access_token: string }).access_token}` };
}
