import type { APIRequestContext } from "@playwright/test";
import { type PullAnswer, type ResetAnswer, SCHEMA_VERSION } from "shared-schema/sync/wire";
import { type Account, emailOf, PASSWORD } from "./people.ts";

const ACCOUNTS: readonly Account[] = ["admin", "broker", "captain", "carrier", "client"];

/** Tokens of this worker's server by account: a log-in costs a password hash. */
const tokens = new Map<Account, string>();

/** Decides everything that the inboxes of the accounts hold, on the server. */
export async function emptyInboxes(request: APIRequestContext): Promise<void> {
  for (const account of ACCOUNTS) await emptyInbox(request, account);
}

/** Decides everything that someone's inbox holds, on the server. @returns the values that were not taken */
export async function emptyInbox(request: APIRequestContext, account: Account): Promise<unknown[]> {
  const pull = async (epoch: string): Promise<PullAnswer | ResetAnswer> => {
    const params = { collection: "inbox", epoch, seq: 0, limit: 1_000 };
    const get = async () => request.get("/api/sync/pull", { headers: await authorization(request, account), params });
    let answer = await get();
    // A journey may have ended the sessions of an account.
    if (answer.status() === 401) tokens.delete(account);
    if (answer.status() === 401) answer = await get();
    if (!answer.ok()) throw new Error(`pull: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const first = await pull("");
  const held = "reset" in first ? await pull(first.epoch) : first;
  const rows = "documents" in held ? held.documents.filter((row) => "body" in row) : [];
  if (rows.length === 0) return [];
  const changes = rows.map((assumed) => ({
    collection: "inbox",
    op: `emptied-${assumed.id}`.slice(0, 64),
    assumed,
    next: { ...assumed, _deleted: true },
  }));
  const data = { device: "journeys", schema: SCHEMA_VERSION, changes };
  const answer = await request.post("/api/sync/push", { headers: await authorization(request, account), data });
  if (!answer.ok()) throw new Error(`push: ${answer.status()} ${await answer.text()}`);
  return rows.map(({ body }) => body["mine"]);
}

async function authorization(request: APIRequestContext, account: Account): Promise<{ authorization: string }> {
  const token = tokens.get(account) ?? (await logIn(request, account));
  tokens.set(account, token);
  return { authorization: `Bearer ${token}` };
}

async function logIn(request: APIRequestContext, account: Account): Promise<string> {
  const login = await request.post("/api/user/login", { data: { email: emailOf(account), password: PASSWORD } });
  return ((await login.json()) as { access_token: string }).access_token;
}
