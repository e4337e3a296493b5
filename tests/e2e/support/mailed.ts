import { type APIRequestContext, expect } from "@playwright/test";
import { emailOf, PASSWORD } from "./people.ts";

const LINK = /\/(authentication\/recovery|confirm_email|claim_account)\/[\w-]{43}/;

/** The path of the link in the newest mail of a kind to an address, which an administrator opens. */
export async function mailedLink(request: APIRequestContext, to: string, kind: string): Promise<string> {
  const login = await request.post("/api/user/login", { data: { email: emailOf("admin"), password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const newest = async () => {
    const { mails } = await (await request.get("/api/mail/", { headers })).json();
    return mails.find((mail: { recipient: string; kind: string }) => mail.recipient === to && mail.kind === kind);
  };
  await expect.poll(async () => (await newest())?.state).toBe("SENT");
  const mail = await (await request.get(`/api/mail/${(await newest()).id}`, { headers })).text();
  // Long lines are folded.
  return LINK.exec(mail.replaceAll(/=\r?\n/g, ""))?.[0] ?? "";
}

/** Confirms the address of an account by its mail, without the screen. @param authorization of the account itself */
export async function confirmAddress(
  request: APIRequestContext,
  account: { id: number; email: string },
  authorization: string,
): Promise<void> {
  const recovery_token = (await mailedLink(request, account.email, "confirmation")).split("/").at(-1);
  const path = `/api/user/${account.id}/confirmed`;
  const answer = await request.post(path, { headers: { authorization }, data: { recovery_token } });
  expect(answer.status()).toBe(200);
}
