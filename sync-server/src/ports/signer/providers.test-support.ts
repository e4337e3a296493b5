import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { signCertificate } from "../../trust/pki/certificate.ts";
import { nameOf, OID } from "../../trust/pki/names.ts";
import type { CscSettings } from "./cscSigner.ts";

export const HOST = "https://sign.provider.test";
export const CLIENT = { clientId: "passerelle", clientSecret: "secret" };
const ALGORITHMS = { ec: "1.2.840.10045.4.3.2", rsa: "1.2.840.113549.1.1.11" } as const;

/** A service of another operator, with answers as the API's text shows them. Its certificate is made for the test. */
export interface Provider {
  app: Hono;
  /** What it was asked, in order. */
  asked: { path: string; body: Record<string, unknown> }[];
  certificate: Buffer;
}

interface Kind {
  mode: "oauth2code" | "explicit";
  key?: "ec" | "rsa";
  /** What is signed: a service sees digests alone, and this one needs the text to sign with Node's own crypto. */
  text: string;
  /** Writes an ECDSA value as its two numbers. */
  raw?: boolean;
  /** Signs something else than it was asked to. */
  isWrong?: boolean;
}

/** A provider of either kind, on keys of the test's own. */
export function providerOf({ mode, key = "ec", text, raw = false, isWrong = false }: Kind): Provider {
  const app = new Hono();
  const asked: Provider["asked"] = [];
  app.use(async (c, next) => {
    const content = await c.req.raw.clone().text();
    const isForm = c.req.header("content-type")?.includes("urlencoded");
    const body = isForm ? Object.fromEntries(new URLSearchParams(content)) : JSON.parse(content || "{}");
    asked.push({ path: c.req.path, body });
    await next();
  });
  const privateKey = keyOf(key);
  const certificate = certificateOf(privateKey);
  const digest = createHash("sha256").update(text).digest("base64");
  const metadata = fixture("rssp_metadata_valid_with_oauth2issuer.json", "https://auth.domain.org", `${HOST}/realm`);
  app.post("/csc/v2/info", (c) => c.json(metadata));
  app.get("/.well-known/oauth-authorization-server/realm", (c) =>
    c.json({
      issuer: `${HOST}/realm`,
      authorization_endpoint: `${HOST}/realm/auth`,
      token_endpoint: `${HOST}/realm/token`,
      revocation_endpoint: `${HOST}/realm/revoke`,
      code_challenge_methods_supported: ["S256"],
    }),
  );
  app.post("/realm/token", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get("client_secret") !== CLIENT.clientSecret) return c.json({ error: "invalid_client" }, 401);
    return c.json({ access_token: `token-${form.get("code")}`, token_type: "bearer", expires_in: 300 });
  });
  app.post("/realm/revoke", (c) => c.body(null, 200));
  const isOauth = mode === "oauth2code";
  const credential = {
    key: { status: "enabled", algo: [ALGORITHMS[key]], len: key === "ec" ? 256 : 2048, curve: null },
    cert: { status: "valid", certificates: [certificate.toString("base64")] },
    auth: isOauth
      ? { mode, expression: null, objects: null }
      : { mode, expression: "PIN", objects: [{ type: "PasswordOOB", id: "PIN", label: "PIN" }] },
    multisign: 1,
    SCAL: "2",
  };
  // Some services list names alone.
  app.post("/csc/v2/credentials/list", (c) => c.json({ credentialIDs: ["GX0112348"] }));
  app.post("/csc/v2/credentials/info", (c) => c.json(credential));
  app.post("/csc/v2/credentials/authorize", (c) =>
    isOauth ? c.json({ error: "invalid_request" }, 400) : c.json({ handle: "878287f37b2bv293" }, 202),
  );
  let polls = 0;
  app.post("/csc/v2/credentials/authorizeCheck", (c) => {
    polls += 1;
    return polls < 3 ? c.json({ handle: "878287f37b2bv293" }, 202) : c.json({ SAD: "_TiHRG-bAH3XlFQZ3ndFhkXf9P24" });
  });
  app.post("/csc/v2/signatures/signHash", async (c) => {
    const { hashes, SAD } = await c.req.json();
    const isAuthorised = isOauth ? c.req.header("authorization")?.startsWith("Bearer token-second") : SAD !== undefined;
    if (!isAuthorised || hashes[0] !== digest) {
      return c.json({ error: "invalid_request", error_description: "Hash is not authorized by the SAD" }, 400);
    }
    const signed = Buffer.from(isWrong ? `${text}.` : text);
    const signature = sign("sha256", signed, { key: privateKey, dsaEncoding: raw ? "ieee-p1363" : "der" });
    return c.json({ signatures: [signature.toString("base64")], responseID: null });
  });
  return { app, asked, certificate };
}

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
function fixture(name: string, from: string, to: string): object {
  const text = readFileSync(new URL(`./fixtures/eudi/${name}`, import.meta.url), "utf8");
  return JSON.parse(text.replaceAll(from, to));
}

function keyOf(kind: "ec" | "rsa"): KeyObject {
  return kind === "ec"
    ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey
    : generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
}

function certificateOf(privateKey: KeyObject): Buffer {
  const name = nameOf([[OID.commonName, "A provider’s customer"]]);
  return signCertificate(
    {
      serial: Buffer.of(1),
      subject: name,
      issuer: name,
      publicKey: createPublicKey(privateKey),
      notBefore: new Date("2026-01-01T00:00:00Z"),
      notAfter: new Date("2028-01-01T00:00:00Z"),
      extensions: [],
    },
    keyOf("ec"),
  );
}
