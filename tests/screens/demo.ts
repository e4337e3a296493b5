import { SYNCED } from "shared-schema/sync/wire";
import { systemClock } from "sync-server/ports/clock";
import { startTestServer, type TestServer } from "sync-server/testing/server";
import type { DemoAnswer, DemoDevice } from "../../pwa/src/testing/demo.ts";

/** In this process, started by the first test that asks, and only ever read. */
let starting: Promise<TestServer> | undefined;
const server = () => {
  starting ??= startTestServer({ clock: systemClock });
  return starting;
};

/** Closes the server and removes its data; for the end of a run. */
export async function closeDemo(): Promise<void> {
  await (await starting)?.close();
}

const devices = new Map<string, Promise<DemoDevice>>();

/** What the device of a demo account holds after its first pull: documents as the server cuts them for this account. */
export function deviceOf(account: string): Promise<DemoDevice> {
  const known = devices.get(account) ?? firstPull(account);
  devices.set(account, known);
  return known;
}

async function firstPull(account: string): Promise<DemoDevice> {
  const client = await (await server()).login(account);
  const { body: user } = await client.get("/user/me");
  const pulled = await Promise.all(
    SYNCED.map(async (collection) => [collection, (await client.pull(collection)).documents] as const),
  );
  return { user, token: client.token ?? "", documents: Object.fromEntries(pulled) };
}

/** The answer to a GET, to a logged-in account or to a guest. */
export async function answerTo(token: string | null, path: string): Promise<DemoAnswer> {
  const { app } = await server();
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.request(path, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: [...answer.headers], base64: Buffer.from(bytes).toString("base64") };
}
