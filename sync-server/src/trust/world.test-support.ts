import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { fakeClock } from "../ports/clock.ts";
import { silentLog } from "../ports/log.ts";
import { accountToken, type SignerAccount } from "../ports/signer/accountToken.ts";
import { cscSigner } from "../ports/signer/cscSigner.ts";
import { newAuthorization } from "../ports/signer/pkce.ts";
import { DEFAULT_LIMITS, NO_FAULTS, type TrustContext } from "./context.ts";
import { openTrustStore } from "./data/trustStore.ts";
import { createTrust } from "./trust.ts";

export const ORIGIN = "https://passerelle.test";
export const RETURN = `${ORIGIN}/api/sign/return`;
export const CLIENT = { id: "passerelle", secret: "a secret of the product" };
export const PIN = "271828";
const MIGRATIONS = fileURLToPath(new URL("./data/migrations", import.meta.url));

export const ANNA: SignerAccount = {
  subject: "17",
  name: "Anna Łukasz-O’Brien",
  given_name: "Anna",
  family_name: "Łukasz-O’Brien",
  email: "anna@example.test",
  email_confirmed_at: "2026-05-04T08:00:00.000Z",
  invited_by: "Boris Broker",
  second_factor: true,
};
export const BEN: SignerAccount = {
  ...ANNA,
  subject: "21",
  name: "Ben Client",
  given_name: "Ben",
  family_name: "Client",
};

/** A digest as the signing of a document makes one. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest();
export const DOCUMENT = {
  title: "Cruise agreement 00042",
  version: "2",
  pages: 25,
  sha256: digestOf("the document").toString("hex"),
  asked_by: "Carla Carrier",
};

/** A browser as far as the service's pages need one: cookies, forms, redirects within the service. */
export function browserOf(trust: ReturnType<typeof createTrust>, cookie = "") {
  let held = cookie;
  const go = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (held !== "") headers.set("cookie", held);
    const answer = await trust.app.request(address, { ...init, headers });
    held = answer.headers.get("set-cookie")?.split(";")[0] ?? held;
    const next = answer.headers.get("location");
    return answer.status === 303 && next?.startsWith("/") ? go(`${ORIGIN}${next}`) : answer;
  };
  return {
    go,
    get cookie() {
      return held;
    },
    async send(address: string, fields: Record<string, string>): Promise<Response> {
      const page = await (await go(address)).text();
      const form = /name="form" value="([^"]+)"/.exec(page)?.[1] ?? "";
      const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
      const body = new URLSearchParams({ form, ...fields });
      return go(action ? `${ORIGIN}${action}` : address, { method: "POST", body });
    },
  };
}

export interface World {
  context: TrustContext;
  trust: ReturnType<typeof createTrust>;
  signer: ReturnType<typeof cscSigner>;
  clock: ReturnType<typeof fakeClock>;
  folder: string;
}

/** A trust service on a database of its own, with the product's client. */
export function openWorld(changes: Partial<TrustContext> = {}, folder = temporaryFolder()): World {
  const clock = fakeClock();
  const store = openTrustStore({ file: join(folder, "trust.db"), migrationsFolder: MIGRATIONS });
  onTestFinished(() => store.close());
  const context: TrustContext = {
    store,
    clock,
    random: randomBytes,
    master: Buffer.alloc(32, 5),
    origin: ORIGIN,
    logInUrl: `${ORIGIN}/sign`,
    clients: [{ ...CLIENT, name: "Passerelle", redirectUris: [RETURN] }],
    pinCost: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
    limits: DEFAULT_LIMITS,
    faults: NO_FAULTS,
    log: silentLog,
    addressOf: () => null,
    ...changes,
  };
  const trust = createTrust(context);
  const signer = cscSigner({
    url: `${ORIGIN}/csc/v2`,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    hosts: [],
    allowsPrivate: true,
    fetch: async (url, init) => trust.app.request(url, init),
    resolve: async () => [],
  });
  return { context, trust, signer, clock, folder };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-trust-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The value of a result that has to be there. */
export function valueIn<T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
  return result.value;
}

/** The address at which a person authorises the product, with the values that the product keeps. */
export async function authorizeAddress(
  { signer, clock }: World,
  account: SignerAccount,
  changes: Record<string, string> = {},
) {
  const kept = newAuthorization(randomBytes);
  const asked = {
    scope: "service" as const,
    redirectUri: RETURN,
    state: kept.state,
    challenge: kept.challenge,
    language: "en",
    accountToken: accountToken(CLIENT, account, { id: randomBytes(16).toString("hex"), now: clock.now() }),
  };
  const url = new URL(valueIn(await signer.authorizeUrl(asked)));
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  return { address: url.href, ...kept };
}

/** Logs a person in at the service, creates the key where there is none, and comes back with a code. */
export async function comeBackWithCode(
  world: World,
  account: SignerAccount,
  browser = browserOf(world.trust),
  pin = PIN,
) {
  const { address, verifier, state } = await authorizeAddress(world, account);
  const answer = await browser.send(address, { do: "continue", pin, pin_again: pin, is_me: "yes" });
  const back = new URL(answer.headers.get("location") ?? "about:blank");
  return { browser, verifier, state, back, code: back.searchParams.get("code") ?? "" };
}

/** An access token of the product for a person. */
export async function tokenFor(world: World, account: SignerAccount) {
  const { browser, code, verifier } = await comeBackWithCode(world, account);
  const { token } = valueIn(await world.signer.exchange({ code, verifier, redirectUri: RETURN }));
  const [credential] = valueIn(await world.signer.listCredentials(token));
  if (!credential) throw new Error("There is no credential.");
  return { browser, token, credential };
}

/** Asks for a signature, which then waits for the person. */
export async function askSignature(world: World, account: SignerAccount, hash = digestOf("signed attributes")) {
  const granted = await tokenFor(world, account);
  const asked = {
    credentialId: granted.credential.id,
    hashes: [hash],
    description: DOCUMENT.title,
    document: DOCUMENT,
  };
  const begun = valueIn(await world.signer.authorize(granted.token, asked));
  if (begun.kind !== "waiting") throw new Error("It does not wait.");
  return { ...granted, handle: begun.handle, hash };
}

export const DEVICE = `${ORIGIN}/trust/device`;
