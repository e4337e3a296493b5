import { createHash, randomBytes, verify, X509Certificate } from "node:crypto";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { type CscSettings, cscSigner } from "./cscSigner.ts";
import { newAuthorization } from "./pkce.ts";
import { HOST, type Provider, providerOf, settingsFor } from "./providers.test-support.ts";
import type { Signer } from "./signer.ts";

const TEXT = "signed attributes";
const hash = createHash("sha256").update(TEXT).digest();
const RETURN = "https://passerelle.test/api/sign/return";
const DOCUMENT = {
  title: "Cruise agreement 00042",
  version: "2",
  pages: 25,
  sha256: hash.toString("hex"),
  asked_by: "Carla",
};

function valueIn<T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
  return result.value;
}

/** Goes through the first authorisation, and takes the credential. */
async function logIn(signer: Signer, provider: Provider) {
  const { state, verifier, challenge } = newAuthorization(randomBytes);
  const asked = { scope: "service", redirectUri: RETURN, state, challenge, language: "fr" } as const;
  const url = new URL(valueIn(await signer.authorizeUrl(asked)));
  const { code } = provider.logIn("anna", url.href);
  const { token } = valueIn(await signer.exchange({ code, verifier, redirectUri: RETURN }));
  const [credential] = valueIn(await signer.listCredentials(token));
  if (!credential) throw new Error("There is no credential.");
  return { url, token, credential, state, challenge };
}

function holds(certificate: Buffer, signature: Buffer | undefined): boolean {
  const { publicKey } = new X509Certificate(certificate);
  return verify("sha256", Buffer.from(TEXT), publicKey, signature ?? Buffer.alloc(0));
}

describe("a provider of mode oauth2code", () => {
  it("signs after a second authorisation over the digest, whose token is the SAD", async () => {
    const provider = providerOf({ mode: "oauth2code" });
    const signer = cscSigner(settingsFor(provider.app));
    const { url, credential, state, challenge } = await logIn(signer, provider);
    expect(`${url.origin}${url.pathname}`).toBe(`${HOST}/realm/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "passerelle",
      redirect_uri: RETURN,
      scope: "service",
      state,
      code_challenge: challenge,
      code_challenge_method: "S256",
      lang: "fr",
    });
    expect(credential).toMatchObject({ mode: "oauth2code", scal: "2" });

    const second = newAuthorization(randomBytes);
    const wish = { credentialId: credential.id, hashes: [hash], description: DOCUMENT.title };
    const where = { redirectUri: RETURN, state: second.state, challenge: second.challenge, language: "en" };
    const again = new URL(valueIn(await signer.authorizeUrl({ scope: "credential", ...wish, ...where })));
    expect(again.searchParams.get("hashes")).toBe(hash.toString("base64url"));
    expect(again.searchParams.get("credentialID")).toBe(credential.id);
    const { code } = provider.logIn("anna", again.href);
    const { token } = valueIn(await signer.exchange({ code, verifier: second.verifier, redirectUri: RETURN }));
    const [signature] = valueIn(await signer.signHash(token, { credential, sad: null, hashes: [hash] }));
    expect(holds(provider.certificateOf("anna"), signature)).toBe(true);
    expect(provider.asked.at(-1)?.body).not.toHaveProperty("SAD");
    const other = { credential, sad: null, hashes: [createHash("sha256").update("another").digest()] };
    expect(await signer.signHash(token, other)).toMatchObject({ refusal: { code: "signer.hash-not-authorised" } });
    expect(await signer.revoke(token)).toEqual({ ok: true, value: null });
    // The description is asked for once.
    const infos = provider.asked.filter(({ path }) => path.endsWith("/info") && !path.includes("credentials"));
    expect(infos).toHaveLength(1);
  });

  it("takes a code once, from the client that holds its verifier, for the address that it was sent to", async () => {
    const provider = providerOf({ mode: "oauth2code" });
    const signer = cscSigner(settingsFor(provider.app));
    const exchanged = async (changes: { verifier?: string; redirectUri?: string }, times = 1) => {
      const { state, verifier, challenge } = newAuthorization(randomBytes);
      const asked = { scope: "service", redirectUri: RETURN, state, challenge, language: "en" } as const;
      const { code } = provider.logIn("anna", valueIn(await signer.authorizeUrl(asked)));
      for (let time = 1; time < times; time++) await signer.exchange({ code, verifier, redirectUri: RETURN });
      return signer.exchange({ code, verifier, redirectUri: RETURN, ...changes });
    };
    expect(await exchanged({})).toMatchObject({ ok: true });
    for (const refusedOne of [
      exchanged({ verifier: "x".repeat(43) }),
      exchanged({ redirectUri: `${RETURN}/elsewhere` }),
      exchanged({}, 2),
    ]) {
      expect(await refusedOne).toMatchObject({ refusal: { code: "signer.code-invalid" } });
    }
  });
});

describe("a provider of mode explicit", () => {
  it.each([
    { name: "ECDSA as DER", key: "ec", raw: false },
    { name: "ECDSA as two numbers", key: "ec", raw: true },
    { name: "RSA", key: "rsa", raw: false },
  ] as const)("signs with $name once the person has confirmed", async ({ key, raw }) => {
    const provider = providerOf({ mode: "explicit", key, raw });
    const signer = cscSigner(settingsFor(provider.app));
    const { token, credential } = await logIn(signer, provider);
    const asked = { credentialId: credential.id, hashes: [hash], description: DOCUMENT.title, document: DOCUMENT };
    const begun = valueIn(await signer.authorize(token, asked));
    const handle = begun.kind === "waiting" ? begun.handle : "";
    expect(valueIn(await signer.check(token, handle)).kind).toBe("waiting");
    provider.confirm("anna");
    const state = valueIn(await signer.check(token, handle));
    const sad = state.kind === "authorised" ? state.sad : "";
    const [signature] = valueIn(await signer.signHash(token, { credential, sad, hashes: [hash] }));
    expect(holds(provider.certificateOf("anna"), signature)).toBe(true);
  });

  it("is not believed where its signature fits another document", async () => {
    for (const key of ["ec", "rsa"] as const) {
      const provider = providerOf({ mode: "explicit", key, isWrong: true });
      const signer = cscSigner(settingsFor(provider.app));
      const { token, credential } = await logIn(signer, provider);
      const asked = { credentialId: credential.id, hashes: [hash], description: DOCUMENT.title, document: DOCUMENT };
      const begun = valueIn(await signer.authorize(token, asked));
      provider.confirm("anna");
      const state = valueIn(await signer.check(token, begun.kind === "waiting" ? begun.handle : ""));
      const sad = state.kind === "authorised" ? state.sad : "";
      const signed = await signer.signHash(token, { credential, sad, hashes: [hash] });
      expect(signed).toMatchObject({ refusal: { code: "signer.bad-signature" } });
    }
  });
});

describe("a provider on a bad day", () => {
  const code = async (app: Hono, changes: Partial<CscSettings> = {}) => {
    const result = await cscSigner(settingsFor(app, changes)).info();
    return result.ok ? "done" : result.refusal.code;
  };
  const answering = (answer: () => Response | Promise<Response>) => new Hono().all("*", answer);

  it("answers too much, not at all, or something else", async () => {
    expect(await code(answering(() => new Response("x".repeat(300_000))))).toBe("signer.unreadable");
    const endless = () => new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(65_536)) }));
    expect(await code(answering(endless))).toBe("signer.unreadable");
    const silent = () => new Promise<Response>(() => undefined);
    expect(await code(answering(silent), { timeoutMs: 20 })).toBe("signer.unreachable");
    const stalled = () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
    expect(await code(answering(stalled), { timeoutMs: 20 })).toBe("signer.unreachable");
    const broken = () => Promise.reject(new TypeError("fetch failed"));
    expect(await code(new Hono(), { fetch: broken })).toBe("signer.unreachable");
    expect(await code(answering(() => new Response("<h1>Welcome</h1>")))).toBe("signer.unreadable");
    expect(await code(answering(() => Response.json({ specs: "2.0.0.0" })))).toBe("signer.unreadable");
  });

  it("leads nowhere else: not by a redirect, not by its description, not into a private network", async () => {
    const { app } = providerOf({ mode: "explicit" });
    expect(await code(answering(() => Response.redirect("https://evil.test/")))).toBe("signer.foreign-host");
    for (const address of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:192.168.1.1"]) {
      expect(await code(app, { resolve: async () => ["203.0.113.7", address] })).toBe("signer.foreign-host");
    }
    expect(await code(app, { resolve: async () => ["127.0.0.1"], allowsPrivate: true })).toBe("done");
    expect(await code(app, { resolve: () => Promise.reject(new Error("ENOTFOUND")) })).toBe("signer.foreign-host");
    const description = await (await app.request(`${HOST}/csc/v2/info`, { method: "POST" })).json();
    const elsewhere = answering(() => Response.json({ ...description, oauth2Issuer: "https://evil.test/realm" }));
    expect(await code(elsewhere)).toBe("signer.foreign-host");
    const other = answering(() =>
      Response.json({ ...description, oauth2Issuer: undefined, oauth2: "https://auth.test" }),
    );
    const { state, challenge } = newAuthorization(randomBytes);
    const asked = { scope: "service", redirectUri: RETURN, state, challenge, language: "en" } as const;
    const url = (hosts: string[]) => cscSigner(settingsFor(other, { hosts })).authorizeUrl(asked);
    expect(await url([])).toMatchObject({ refusal: { code: "signer.foreign-host" } });
    expect(await url(["auth.test"])).toMatchObject({ ok: true });
  });

  it("is asked again after a failure", async () => {
    const { app } = providerOf({ mode: "explicit" });
    let isUp = false;
    const fetch: CscSettings["fetch"] = async (url, init) =>
      isUp ? app.request(url, init) : new Response(null, { status: 503 });
    const signer = cscSigner(settingsFor(app, { fetch }));
    expect(await signer.info()).toMatchObject({ refusal: { code: "signer.unavailable" } });
    isUp = true;
    expect(await signer.info()).toMatchObject({ value: { name: "ACME Trust Services" } });
  });

  it("does not take metadata of another issuer, or of a server without S256", async () => {
    const { app } = providerOf({ mode: "explicit" });
    const metadata = { authorization_endpoint: `${HOST}/a`, token_endpoint: `${HOST}/t`, issuer: `${HOST}/realm` };
    const withMetadata = (changes: object) => ({
      fetch: async (url: string, init: RequestInit) =>
        url.includes("well-known") ? Response.json({ ...metadata, ...changes }) : app.request(url, init),
    });
    expect(await code(app, withMetadata({}))).toBe("done");
    expect(await code(app, withMetadata({ issuer: `${HOST}/other` }))).toBe("signer.unreadable");
    expect(await code(app, withMetadata({ code_challenge_methods_supported: ["plain"] }))).toBe("signer.not-supported");
  });
});
