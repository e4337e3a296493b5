import { expect } from "vitest";
import { page } from "vitest/browser";
import type { Call, Reply } from "../fakeServer.ts";
import type { OpenedScreen } from "../screen.tsx";
import { PRICED } from "./priced.ts";
import { offerOf } from "./purchase.ts";
import { openSigning, SIGN, signingState } from "./signing.ts";

export const PAY = `/api/billing/${PRICED}/pay`;
export const PAID: Reply = { json: { status: "paid", order_id: "order-1", invoice_number: "F1-00001" } };
const POST_SIGN = new RegExp(`^${SIGN}/by_user/\\d+$`);

export const purchase = page.getByRole("dialog", { name: "Pay the contract fee" });
export const input = (name: string) => purchase.getByRole("textbox", { name, exact: true });
export const select = (name: string) => purchase.getByRole("combobox", { name, exact: true });
export const payButton = purchase.getByRole("button", { name: /^Pay / });
export const terms = purchase.getByRole("checkbox", { name: /^I accept the terms/ });

/** A refusal as the server writes it. */
export function refusal(status: number, code: string, more: object = {}): Reply {
  return { status, json: { code, params: {}, message: "", ...more } };
}

/** The signing service asks for a log-in: the signature goes on. */
export function loggedIn(): Reply {
  return { status: 401, json: { error: "token-expired", location: "#signing-service" } };
}

/** Clicks through the sign dialog, whose call is answered 402 until it is repeated. */
export async function openPurchase({
  offer = offerOf(1000),
  replay = loggedIn,
  prepare,
}: {
  offer?: unknown;
  replay?: () => Reply;
  prepare?: NonNullable<Parameters<typeof openSigning>[1]>["prepare"];
} = {}): Promise<OpenedScreen> {
  const screen = await openSigning({ state: signingState() }, { ...(prepare && { prepare }) });
  screen.server.on("POST", POST_SIGN, ({ path }) =>
    path.endsWith("?retry=true") ? replay() : { status: 402, json: offer },
  );
  await startSigning();
  return screen;
}

/** Ticks the sentence of the sign dialog, and signs. */
export async function startSigning(): Promise<void> {
  await page.getByRole("region", { name: "Signatures" }).getByRole("button", { name: "Sign", exact: true }).click();
  const sign = page.getByRole("dialog", { name: /Sign/ });
  await sign.getByRole("checkbox").click();
  await sign.getByRole("button", { name: "Sign", exact: true }).click();
}

/** The calls to a path that were made, in order. */
export function callsTo(written: readonly Call[], path: string): Call[] {
  return written.filter((call) => call.path.startsWith(path));
}

export async function payWith(card: string): Promise<void> {
  await input("Card").fill(card);
  await terms.click();
  await payButton.click();
}

/** The browser has left for the signing service. */
export async function expectSigningGoesOn(): Promise<void> {
  await expect.poll(() => location.hash).toBe("#signing-service");
  location.hash = "";
}
