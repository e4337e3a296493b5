import { randomBytes, verify, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MOST_ATTEMPTS } from "./keys/credentials.ts";
import {
  ANNA,
  askSignature,
  BEN,
  browserOf,
  comeBackWithCode,
  DEVICE,
  DOCUMENT,
  digestOf,
  openWorld,
  PIN,
  RETURN,
  temporaryFolder,
  tokenFor,
  valueIn,
} from "./world.test-support.ts";

const text = "signed attributes";

/** Calls the API as the product does, to see its errors word by word. */
const callAs = (world: ReturnType<typeof openWorld>, token: string) => async (path: string, body: object) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await world.trust.app.request(`/csc/v2/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

it("signs what the person has confirmed on the device page, and nothing twice", async () => {
  const world = openWorld();
  const { signer } = world;
  const { browser, token, credential, handle, hash } = await askSignature(world, ANNA);
  expect(valueIn(await signer.check(token, handle))).toEqual({ kind: "waiting", handle });

  const signed = await browser.send(DEVICE, { do: "sign", pin: PIN });
  expect(await signed.text()).toContain("You have signed");
  const authorised = valueIn(await signer.check(token, handle));
  if (authorised.kind !== "authorised") throw new Error("It waits.");
  const [signature] = valueIn(await signer.signHash(token, { credential, sad: authorised.sad, hashes: [hash] }));
  const [certificate] = credential.certificates;
  const { publicKey } = new X509Certificate(certificate ?? Buffer.alloc(0));
  expect(verify("sha256", Buffer.from(text), publicKey, signature ?? Buffer.alloc(0))).toBe(true);

  const again = await signer.signHash(token, { credential, sad: authorised.sad, hashes: [hash] });
  expect(again).toMatchObject({ ok: false, refusal: { code: "signer.authorisation-invalid" } });
  expect(world.trust.eventsAfter(0).map(({ kind }) => kind)).toEqual(["enrolled", "device-opened", "approved"]);
});

it("binds a SAD to its digest, its credential and its token, for five minutes", async () => {
  const world = openWorld();
  const { browser, token, credential, handle, hash } = await askSignature(world, ANNA);
  await browser.send(DEVICE, { do: "sign", pin: PIN });
  const call = callAs(world, token);
  const { body: given } = await call("credentials/authorizeCheck", { handle });
  const ask = (changes: object) =>
    call("signatures/signHash", {
      credentialID: credential.id,
      SAD: given.SAD,
      hashes: [hash.toString("base64")],
      signAlgo: "1.2.840.10045.4.3.2",
      ...changes,
    });
  const saying = (error_description: string) => ({
    status: 400,
    body: { error: "invalid_request", error_description },
  });
  const other = digestOf("another document").toString("base64");
  expect(await ask({ hashes: [other] })).toEqual(saying("Hash is not authorized by the SAD"));
  expect(await ask({ hashes: [other, hash.toString("base64")] })).toEqual(saying("Numbers of signatures is too high"));
  expect(await ask({ hashes: [] })).toEqual(saying("Empty hash array"));
  expect(await ask({ hashes: ["AAAA"] })).toEqual(saying("Invalid digest value length"));
  expect(await ask({ SAD: "x".repeat(43) })).toEqual(saying("Invalid parameter SAD"));
  expect(await ask({ SAD: undefined })).toEqual(saying("Missing (or invalid type) string parameter SAD"));
  expect(await ask({ signAlgo: "1.2.840.113549.1.1.11" })).toEqual(saying("Invalid parameter signAlgo"));
  const stranger = await tokenFor(world, BEN);
  const stolen = await callAs(world, stranger.token)("signatures/signHash", {
    credentialID: stranger.credential.id,
    SAD: given.SAD,
    hashes: [hash.toString("base64")],
    signAlgo: "1.2.840.10045.4.3.2",
  });
  expect(stolen).toEqual(saying("Invalid parameter SAD"));
  // A second answer takes the place of one that was lost.
  const { body: second } = await call("credentials/authorizeCheck", { handle });
  expect(await ask({})).toEqual(saying("Invalid parameter SAD"));
  world.clock.advance(301_000);
  expect(await ask({ SAD: second.SAD })).toEqual(saying("SAD expired"));
});

it("tells the product what the person has refused, and signs nothing", async () => {
  const world = openWorld();
  const { browser, token, handle } = await askSignature(world, ANNA);
  expect(await (await browser.send(DEVICE, { do: "refuse" })).text()).toContain("Nothing was signed.");
  expect(await world.signer.check(token, handle)).toMatchObject({ refusal: { code: "signer.refused" } });
});

it("locks a key after five wrong PINs, also when they come at once; the right one no longer opens it", async () => {
  const world = openWorld();
  const { browser, token, handle, credential } = await askSignature(world, ANNA);
  const page = await (await browser.go(DEVICE)).text();
  const form = /name="form" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const attempt = (pin: string) =>
    browser.go(`https://passerelle.test${action}`, {
      method: "POST",
      body: new URLSearchParams({ form, do: "sign", pin }),
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(`98765${index % 10}`)));
  expect(answers.some(({ status }) => status === 200)).toBe(false);
  await attempt(PIN);
  expect(world.context.store.credentials.byId(credential.id)).toMatchObject({ status: "locked" });
  expect(await world.signer.check(token, handle)).toMatchObject({ refusal: { code: "signer.credential-locked" } });
  const kinds = world.trust.eventsAfter(0).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "wrong-pin")).toHaveLength(MOST_ATTEMPTS);
  expect(kinds.filter((kind) => kind === "locked")).toHaveLength(1);
});

it("unlocks by a new key and certificate; the former certificate is revoked", async () => {
  const world = openWorld();
  const { credential } = await askSignature(world, ANNA);
  world.context.store.credentials.lock(credential.id);
  const { credential: fresh } = await tokenFor(world, ANNA);
  expect(fresh.id).not.toBe(credential.id);
  const [former] = credential.certificates;
  const serial = new X509Certificate(former ?? Buffer.alloc(0)).serialNumber.toLowerCase();
  const row = world.context.store.credentials.certificateOf(credential.id);
  expect(row).toMatchObject({ serial, revoked_at: world.clock.now().toISOString() });
  const revoked = world.context.store.credentials.revokedBy(row?.issuer_serial ?? "");
  expect(revoked.map((each) => each.serial)).toEqual([serial]);
});

it("shows a request to its own person alone, and answers a stranger's as one that is not there", async () => {
  const world = openWorld();
  const { token, handle } = await askSignature(world, ANNA);
  const id = world.context.store.requests.pendingOf(ANNA.subject, "")[0]?.id ?? "";
  const { browser: stranger } = await tokenFor(world, BEN);
  const [foreign, unknown] = await Promise.all([
    stranger.go(`${DEVICE}/${id}`),
    stranger.go(`${DEVICE}/${randomBytes(18).toString("base64url")}`),
  ]);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await unknown.text());
  expect(await (await stranger.go(DEVICE)).text()).toContain("Nothing is waiting for your signature.");
  expect((await browserOf(world.trust).go(DEVICE)).status).toBe(401);
  expect(valueIn(await world.signer.check(token, handle)).kind).toBe("waiting");
});

it("shows title, version, pages, fingerprint and who asks, and runs nothing that is in them", async () => {
  const world = openWorld();
  const { browser, token, credential } = await tokenFor(world, ANNA);
  const document = { ...DOCUMENT, title: "<script>alert(1)</script>", asked_by: '"><img src=x>' };
  const asked = { credentialId: credential.id, hashes: [digestOf(text)], description: "x", document };
  await world.signer.authorize(token, asked);
  const answer = await browser.go(`${DEVICE}?lang=fr`);
  const page = await answer.text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toMatch(/<script|<img/);
  for (const shown of [
    "<dd>2</dd>",
    "<dd>25</dd>",
    DOCUMENT.sha256.slice(0, 4),
    'lang="fr"',
    "Ce n’est pas une signature",
  ]) {
    expect(page).toContain(shown);
  }
  expect(page).toContain("adresse e-mail confirmée le 4 mai 2026, invité par Boris Broker, second facteur\u00a0: oui");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-.+frame-ancestors 'none'$/,
  );
});

it.each([
  ["a page of its own", `${new URL(RETURN).origin}/agreement/7/contract/0/sign`, true],
  ["no page of another", "https://elsewhere.example/agreement/7", false],
  ["nothing that runs", "javascript:alert(1)", false],
])("leads back to the client after the answer: to %s", async (_, return_url, isLinked) => {
  const world = openWorld();
  const { browser, token, credential } = await tokenFor(world, ANNA);
  const document = { ...DOCUMENT, return_url };
  const asked = { credentialId: credential.id, hashes: [digestOf(text)], description: "x", document };
  await world.signer.authorize(token, asked);
  const page = await (await browser.send(DEVICE, { do: "sign", pin: PIN })).text();
  expect(page).toContain("You have signed");
  expect(page.includes(`href="${return_url}"`)).toBe(isLinked);
});

it("withdraws what waits when its token is revoked: nothing is signed any more", async () => {
  const world = openWorld();
  const { browser, token, handle } = await askSignature(world, ANNA);
  const page = await (await browser.go(DEVICE)).text();
  const form = /name="form" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  valueIn(await world.signer.revoke(token));
  const body = new URLSearchParams({ form, do: "sign", pin: PIN });
  const answer = await browser.go(`https://passerelle.test${action}`, { method: "POST", body });
  expect(await answer.text()).toContain("This request has ended");
  expect(await world.signer.check(token, handle)).toMatchObject({ refusal: { code: "signer.token-expired" } });
});

it("keeps keys through a backup and a restart, and opens none with another master key", async () => {
  const world = openWorld();
  const { credential } = await tokenFor(world, ANNA);
  const folder = temporaryFolder();
  await world.context.store.backup(join(folder, "trust.db"));

  const restored = openWorld({}, folder);
  const { browser, token, handle, hash, credential: same } = await askSignature(restored, ANNA);
  expect(same.certificates).toEqual(credential.certificates);
  await browser.send(DEVICE, { do: "sign", pin: PIN });
  const authorised = valueIn(await restored.signer.check(token, handle));
  if (authorised.kind !== "authorised") throw new Error("It waits.");
  expect(
    await restored.signer.signHash(token, { credential: same, sad: authorised.sad, hashes: [hash] }),
  ).toMatchObject({ ok: true });

  expect(() => openWorld({ master: Buffer.alloc(32, 6) }, folder)).toThrow(/another TRUST_KEY/);
});

it("keeps no secret that it hands out, and no key in the clear", async () => {
  const world = openWorld();
  const { browser, token, handle } = await askSignature(world, ANNA);
  await browser.send(DEVICE, { do: "sign", pin: PIN });
  const authorised = valueIn(await world.signer.check(token, handle));
  if (authorised.kind !== "authorised") throw new Error("It waits.");
  const copy = join(world.folder, "copy.db");
  await world.context.store.backup(copy);
  const bytes = readFileSync(copy).toString("latin1");
  const cookie = browser.cookie.split("=")[1] ?? "";
  for (const secret of [token, handle, authorised.sad, cookie, PIN]) {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    expect(bytes).not.toContain(secret);
  }
  // The algorithm's name is in each PKCS #8 key beside a version of 0.
  const pkcs8 = Buffer.from("020100301306072a8648ce3d0201", "hex").toString("latin1");
  expect(bytes).not.toContain(pkcs8);
});

it("renews a certificate for the same key when four fifths of its year have passed", async () => {
  const world = openWorld();
  const { credential } = await tokenFor(world, ANNA);
  world.clock.advance(291 * 86_400_000);
  expect((await tokenFor(world, ANNA)).credential.certificates).toEqual(credential.certificates);
  world.clock.advance(2 * 86_400_000);
  const { credential: renewed } = await tokenFor(world, ANNA);
  const [before, after] = [credential, renewed].map(({ certificates }) => new X509Certificate(certificates[0] ?? ""));
  expect(renewed.id).toBe(credential.id);
  expect(after?.serialNumber).not.toBe(before?.serialNumber);
  expect(after?.publicKey.export({ format: "jwk" })).toEqual(before?.publicKey.export({ format: "jwk" }));
});

it("refuses a call as the API words it", async () => {
  const world = openWorld();
  const { token, credential } = await tokenFor(world, ANNA);
  const call = callAs(world, token);
  const base = {
    credentialID: credential.id,
    numSignatures: 1,
    hashes: [digestOf(text).toString("base64")],
    description: "x",
  };
  const { credential: foreign } = await tokenFor(world, BEN);
  const wrong: [object, string][] = [
    [{ credentialID: undefined }, "Missing (or invalid type) string parameter credentialID"],
    [{ credentialID: foreign.id }, "Invalid parameter credentialID"],
    [{ credentialID: "unknown" }, "Invalid parameter credentialID"],
    [{ numSignatures: undefined }, "Missing (or invalid type) integer parameter numSignatures"],
    [{ numSignatures: 0 }, "Invalid value for parameter numSignatures"],
    [{ numSignatures: 2 }, "Numbers of signatures is too high"],
    [{ hashes: undefined }, "Missing (or invalid type) array parameter hashes"],
    [{ authData: [{ id: "PIN", value: PIN }] }, "Invalid parameter authData"],
    [{ hashAlgorithmOID: "1.3.14.3.2.26" }, "Invalid parameter hashAlgorithmOID"],
    [{ description: undefined }, "Missing (or invalid type) string parameter description"],
  ];
  for (const [changes, description] of wrong) {
    const { status, body } = await call("credentials/authorize", { ...base, ...changes });
    expect([status, body.error, body.error_description]).toEqual([400, "invalid_request", description]);
  }
  expect((await call("credentials/list", { userID: ANNA.subject })).body.error_description).toBe(
    "userID parameter MUST be null",
  );
  expect(await callAs(world, "x".repeat(43))("credentials/list", {})).toMatchObject({
    status: 401,
    body: { error: "invalid_token" },
  });
  world.clock.advance(3_601_000);
  expect(await call("credentials/list", {})).toMatchObject({ status: 401, body: { error: "expired_token" } });
  const bare = await world.trust.app.request("/csc/v2/credentials/list", { method: "POST" });
  expect(await bare.json()).toMatchObject({ error_description: "Malformed authorization header" });
});

it("delays and fails calls as an operator asks for", async () => {
  const world = openWorld({
    faults: { delays: { list: 20 }, errors: { signHash: "503", authorizeCheck: "expired_token" } },
  });
  const { token, credential } = await tokenFor(world, ANNA);
  const signed = await world.signer.signHash(token, { credential, sad: "x", hashes: [digestOf(text)] });
  expect(signed).toMatchObject({ refusal: { code: "signer.unavailable" } });
  expect(await world.signer.check(token, "x")).toMatchObject({ refusal: { code: "signer.token-expired" } });
});

it("goes on where it was after a restart in each state", async () => {
  const folder = temporaryFolder();
  let world = openWorld({}, folder);
  const restart = () => {
    world.context.store.close();
    world = openWorld({}, folder);
  };
  const { browser, token, credential, handle, hash } = await askSignature(world, ANNA);
  restart();
  expect(valueIn(await world.signer.check(token, handle)).kind).toBe("waiting");
  const elsewhere = browserOf(world.trust, browser.cookie);
  await elsewhere.send(DEVICE, { do: "sign", pin: PIN });
  restart();
  const authorised = valueIn(await world.signer.check(token, handle));
  if (authorised.kind !== "authorised") throw new Error("It waits.");
  restart();
  const asked = { credential, sad: authorised.sad, hashes: [hash] };
  expect(await world.signer.signHash(token, asked)).toMatchObject({ ok: true });
  restart();
  expect(await world.signer.signHash(token, asked)).toMatchObject({ ok: false });
});

it("hands a signature out once, however many ask for it at the same time", async () => {
  const world = openWorld();
  const { browser, token, credential, handle, hash } = await askSignature(world, ANNA);
  await browser.send(DEVICE, { do: "sign", pin: PIN });
  const authorised = valueIn(await world.signer.check(token, handle));
  if (authorised.kind !== "authorised") throw new Error("It waits.");
  const asked = { credential, sad: authorised.sad, hashes: [hash] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.signer.signHash(token, asked)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

it("signs nothing with a certificate that has expired: before, while and after the person confirms", async () => {
  const world = openWorld();
  const expire = () => {
    const { credentials } = world.context.store;
    const row = credentials.certificateOf(credentials.ofSubject(ANNA.subject)?.id ?? "");
    world.clock.advance(Date.parse(row?.not_after ?? "") - world.clock.now().getTime() - 30_000);
  };
  const { browser, token, credential } = await tokenFor(world, ANNA);
  expire();
  const { token: late } = await comeBackWithCode(world, ANNA, browser).then(async ({ code, verifier }) =>
    valueIn(await world.signer.exchange({ code, verifier, redirectUri: RETURN })),
  );
  // The log-in has renewed it; a client that asks with a token from before is told.
  expect(valueIn(await world.signer.listCredentials(late))[0]?.certificates).not.toEqual(credential.certificates);
  expect(await world.signer.check(token, "x")).toMatchObject({ refusal: { code: "signer.token-expired" } });

  const { credentials } = world.context.store;
  const asked = { credentialId: credential.id, hashes: [digestOf(text)], description: "x", document: DOCUMENT };
  const begun = valueIn(await world.signer.authorize(late, asked));
  await browser.send(DEVICE, { do: "sign", pin: PIN });
  const handle = begun.kind === "waiting" ? begun.handle : "";
  const authorised = valueIn(await world.signer.check(late, handle));
  credentials.revokeCertificates(credential.id, world.clock.now().toISOString());
  const sad = authorised.kind === "authorised" ? authorised.sad : "";
  const [current] = valueIn(await world.signer.listCredentials(late));
  if (!current) throw new Error("There is no credential.");
  const expired = { ok: false, refusal: { code: "signer.certificate-expired" } };
  expect(await world.signer.signHash(late, { credential: current, sad, hashes: [digestOf(text)] })).toMatchObject(
    expired,
  );
  expect(await world.signer.authorize(late, asked)).toMatchObject(expired);
});
