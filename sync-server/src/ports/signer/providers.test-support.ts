import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import type { CscSettings } from "./cscSigner.ts";
import { ALGORITHMS, type KeyKind, providerKeys } from "./providerKeys.test-support.ts";

export const HOST = "https://sign.provider.test";
export const CLIENT = { clientId: "passerelle", clientSecret: "secret" };
/** The part of its authority that a person's name is found by. */
const CUSTOMER = "GX-";

interface Kind {
  mode: "oauth2code" | "explicit";
  key?: KeyKind;
  /** Writes an ECDSA value as its two numbers. */
  raw?: boolean;
  /** Signs something else than it was asked to. */
  isWrong?: boolean;
  /** Where it is reached. */
  host?: string;
}

/** A code that a browser has taken along, or the token for it. */
interface Grant {
  person: string;
  /** Of scope `credential`: the digests that it is for. */
  hashes: string[] | null;
}
type Code = Grant & { challenge: string; redirectUri: string };

/** A signature that waits for its person, or may be made. */
interface Authorised extends Grant {
  hashes: string[];
  isConfirmed: boolean;
}

const problem = (c: Context, error: string, error_description: string, status: 400 | 401 = 400) =>
  c.json({ error, error_description }, status);

/**
 * A service of another operator, with answers as the API's text shows them. It keeps to what the text asks of it: codes work once, with
 * the verifier of their challenge, and a signature is made of what its person has confirmed alone.
 */
export function providerOf({ mode, key = "ec", raw = false, isWrong = false, host = HOST }: Kind) {
  const app = new Hono();
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const keys = providerKeys(key);
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Grant>();
  const waiting = new Map<string, Authorised>();
  const data = new Map<string, Authorised>();
  const isOauth = mode === "oauth2code";
  const secret = () => randomBytes(16).toString("hex");
  const grantIn = (c: Context) => tokens.get(c.req.header("authorization")?.replace(/^Bearer /, "") ?? "");

  app.use(async (c, next) => {
    const content = await c.req.raw.clone().text();
    const isForm = c.req.header("content-type")?.includes("urlencoded");
    const body = isForm ? Object.fromEntries(new URLSearchParams(content)) : JSON.parse(content || "{}");
    asked.push({ path: c.req.path, body });
    await next();
  });
  const sample = fixture("rssp_metadata_valid_with_oauth2issuer.json", "https://auth.domain.org", `${host}/realm`);
  const metadata = { ...sample, methods: sample.methods.filter((method) => method !== "signatures/timestamp") };
  app.post("/csc/v2/info", (c) => c.json(metadata));
  app.get("/.well-known/oauth-authorization-server/realm", (c) =>
    c.json({
      issuer: `${host}/realm`,
      authorization_endpoint: `${host}/realm/auth`,
      token_endpoint: `${host}/realm/token`,
      revocation_endpoint: `${host}/realm/revoke`,
      code_challenge_methods_supported: ["S256"],
    }),
  );
  app.post("/realm/token", async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    if (form["client_secret"] !== CLIENT.clientSecret) return problem(c, "invalid_client", "Unknown client", 401);
    const code = codes.get(form["code"] ?? "");
    codes.delete(form["code"] ?? "");
    if (!code) return problem(c, "invalid_grant", "Authorization code is invalid or expired");
    if (form["redirect_uri"] !== code.redirectUri) {
      return problem(c, "invalid_grant", "redirect_uri parameter does not match");
    }
    const challenge = createHash("sha256")
      .update(form["code_verifier"] ?? "")
      .digest("base64url");
    if (challenge !== code.challenge) return problem(c, "invalid_grant", "Invalid parameter code_verifier");
    const token = secret();
    tokens.set(token, code);
    return c.json({ access_token: token, token_type: "bearer", expires_in: 300 });
  });
  app.post("/realm/revoke", async (c) => {
    tokens.delete(new URLSearchParams(await c.req.text()).get("token") ?? "");
    return c.body(null, 200);
  });

  app.use("/csc/v2/:room/*", async (c, next) =>
    grantIn(c) ? next() : problem(c, "invalid_token", "The access token is unknown", 401),
  );
  // Some services list names alone.
  app.post("/csc/v2/credentials/list", (c) => c.json({ credentialIDs: [`${CUSTOMER}${grantIn(c)?.person}`] }));
  app.post("/csc/v2/credentials/info", async (c) => {
    const { credentialID } = await c.req.json();
    if (credentialID !== `${CUSTOMER}${grantIn(c)?.person}`) {
      return problem(c, "invalid_request", "Invalid parameter credentialID");
    }
    const { certificate } = keys.of(String(grantIn(c)?.person));
    return c.json({
      key: { status: "enabled", algo: [ALGORITHMS[key]], len: key === "ec" ? 256 : 2048, curve: null },
      cert: { status: "valid", certificates: [certificate, keys.root].map((each) => each.toString("base64")) },
      auth: isOauth
        ? { mode, expression: null, objects: null }
        : { mode, expression: "PIN", objects: [{ type: "PasswordOOB", id: "PIN", label: "PIN" }] },
      multisign: 1,
      SCAL: "2",
    });
  });
  app.post("/csc/v2/credentials/authorize", async (c) => {
    if (isOauth) return problem(c, "invalid_request", "The authorization mode is oauth2code");
    const { hashes } = await c.req.json();
    const handle = secret();
    waiting.set(handle, { person: String(grantIn(c)?.person), hashes, isConfirmed: false });
    return c.json({ handle }, 202);
  });
  app.post("/csc/v2/credentials/authorizeCheck", async (c) => {
    const { handle } = await c.req.json();
    const found = waiting.get(handle);
    if (!found) return problem(c, "invalid_request", "Invalid parameter handle");
    if (!found.isConfirmed) return c.json({ handle }, 202);
    waiting.delete(handle);
    const SAD = secret();
    data.set(SAD, found);
    return c.json({ SAD });
  });
  app.post("/csc/v2/signatures/signHash", async (c) => {
    const { hashes, SAD } = await c.req.json();
    const grant = grantIn(c);
    const given = isOauth ? grant?.hashes : data.get(SAD)?.hashes;
    if (!grant || given?.[0] !== hashes[0]) {
      return problem(c, "invalid_request", "Hash is not authorized by the SAD");
    }
    // Signature activation data activates one signature.
    data.delete(SAD);
    const digest = Buffer.from(
      isWrong ? createHash("sha256").update(hashes[0]).digest() : Buffer.from(hashes[0], "base64"),
    );
    const signature = keys.of(grant.person).sign(digest, raw);
    return c.json({ signatures: [signature.toString("base64")], responseID: null });
  });

  return {
    app,
    /** What it was asked, in order. */
    asked,
    /** The certificate of its authority. */
    root: keys.root,
    certificateOf: (person: string) => keys.of(person).certificate,
    /** Logs a person in at the address that a browser was sent to. @returns what the browser comes back with */
    logIn(person: string, address: string): { code: string; state: string } {
      const { origin, pathname, searchParams } = new URL(address);
      const given = Object.fromEntries(searchParams);
      const isRight =
        `${origin}${pathname}` === `${host}/realm/auth` &&
        given["client_id"] === CLIENT.clientId &&
        given["code_challenge_method"] === "S256";
      if (!isRight) throw new Error(`The provider refuses ${address}.`);
      const hashes = given["hashes"]?.split(",").map((each) => Buffer.from(each, "base64url").toString("base64"));
      const code = secret();
      const challenge = given["code_challenge"] ?? "";
      codes.set(code, { person, challenge, redirectUri: given["redirect_uri"] ?? "", hashes: hashes ?? null });
      return { code, state: given["state"] ?? "" };
    },
    /** Confirms what waits for a person. */
    confirm(person: string): void {
      for (const each of waiting.values()) if (each.person === person) each.isConfirmed = true;
    },
  };
}
export type Provider = ReturnType<typeof providerOf>;

/** The settings of a client that reaches a provider in this process. */
export function settingsFor(app: Pick<Hono, "request">, changes: Partial<CscSettings> = {}): CscSettings {
  return {
    url: `${HOST}/csc/v2`,
    ...CLIENT,
    hosts: [],
    allowsPrivate: false,
    fetch: async (url, init) => app.request(url, init),
    resolve: async () => ["203.0.113.7"],
    ...changes,
  };
}

/** A sample of the European client, with one text in it exchanged for another. */
function fixture(name: string, from: string, to: string): { methods: string[] } {
  const text = readFileSync(new URL(`./fixtures/eudi/${name}`, import.meta.url), "utf8");
  return JSON.parse(text.replaceAll(from, to));
}
