import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { accountToken } from "../../ports/signer/accountToken.ts";
import { newAuthorization } from "../../ports/signer/pkce.ts";
import { DEFAULT_LIMITS } from "../context.ts";
import {
  ANNA,
  authorizeAddress,
  browserOf,
  CLIENT,
  comeBackWithCode,
  DEVICE,
  ORIGIN,
  openWorld,
  PIN,
  RETURN,
  valueIn,
  type World,
} from "../world.test-support.ts";

const given = { do: "enrol", pin: PIN, pin_again: PIN, is_me: "yes" };

/** Exchanges a code with the parameters of a test. */
async function exchange(world: World, form: Record<string, string>) {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    redirect_uri: RETURN,
    ...form,
  });
  const answer = await world.trust.app.request("/csc/v2/oauth2/token", { method: "POST", body });
  return { status: answer.status, body: await answer.json() };
}

it("comes back with a code and the state, for a token of an hour", async () => {
  const world = openWorld();
  const { back, state, code, verifier } = await comeBackWithCode(world, ANNA);
  expect([`${back.origin}${back.pathname}`, back.searchParams.get("state")]).toEqual([RETURN, state]);
  expect(valueIn(await world.signer.exchange({ code, verifier, redirectUri: RETURN }))).toMatchObject({
    expiresInS: 3_600,
  });
});

it("revokes the token of a code that comes twice", async () => {
  const world = openWorld();
  const { code, verifier } = await comeBackWithCode(world, ANNA);
  const { token } = valueIn(await world.signer.exchange({ code, verifier, redirectUri: RETURN }));
  expect(await world.signer.listCredentials(token)).toMatchObject({ ok: true });
  const second = await world.signer.exchange({ code, verifier, redirectUri: RETURN });
  expect(second).toMatchObject({ refusal: { code: "signer.code-invalid" } });
  expect(await world.signer.listCredentials(token)).toMatchObject({ refusal: { code: "signer.token-expired" } });
  expect(world.trust.eventsAfter(0).map(({ kind }) => kind)).toContain("code-reused");
});

it.each([
  ["another verifier", { code_verifier: "v".repeat(43) }, "Invalid parameter code_verifier"],
  ["no verifier", { code_verifier: "" }, "Invalid parameter code_verifier"],
  ["another address", { redirect_uri: `${RETURN}/` }, "redirect_uri parameter does not match"],
  ["another code", { code: "x".repeat(43) }, "Invalid parameter code"],
])("gives no token for %s, and the code is spent", async (_, changes, description) => {
  const world = openWorld();
  const { code, verifier } = await comeBackWithCode(world, ANNA);
  const refused = await exchange(world, { code, code_verifier: verifier, ...changes });
  expect(refused).toEqual({ status: 400, body: { error: "invalid_grant", error_description: description } });
  const again = await exchange(world, { code, code_verifier: verifier });
  expect(again.status).toBe("code" in changes ? 200 : 400);
});

it("gives no token after a minute, and none to a client without its secret", async () => {
  const world = openWorld();
  const late = await comeBackWithCode(world, ANNA);
  const inTime = { code: late.code, code_verifier: late.verifier };
  expect(await exchange(world, { ...inTime, client_secret: "guess" })).toMatchObject({ status: 401 });
  expect(await exchange(world, { ...inTime, client_id: "unknown" })).toMatchObject({ status: 401 });
  expect(await exchange(world, { ...inTime, grant_type: "password" })).toMatchObject({
    body: { error: "unsupported_grant_type" },
  });
  world.clock.advance(60_000);
  expect(await exchange(world, inTime)).toMatchObject({
    body: { error_description: "Authorization code is invalid or expired" },
  });
});

it("sends a browser nowhere but to the registered address, letter by letter", async () => {
  const world = openWorld();
  const { address } = await authorizeAddress(world, ANNA);
  const wrong = [
    `${RETURN}/`,
    `${RETURN}?x=1`,
    "https://evil.test/",
    `${RETURN}@evil.test`,
    "//evil.test",
    "javascript:alert(1)",
    "",
  ];
  for (const redirect of wrong) {
    const url = new URL(address);
    url.searchParams.set("redirect_uri", redirect);
    const answer = await world.trust.app.request(url.href);
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  }
  const twice = await world.trust.app.request(`${address}&redirect_uri=https://evil.test/`);
  expect([twice.status, twice.headers.get("location")]).toEqual([400, null]);
  // The ticket's own redirect stays on this host, whatever the path looks like.
  const ticket = accountToken(CLIENT, ANNA, { id: randomBytes(16).toString("hex"), now: world.clock.now() });
  const entered = await world.trust.app.request(`${DEVICE}?account_token=${ticket}&next=//evil.test`);
  expect(entered.headers.get("location")).toMatch(/^\/trust\/device\?/);
});

it.each([
  [{ response_type: "token" }, "unsupported_response_type"],
  [{ scope: "credential" }, "invalid_scope"],
  [{ code_challenge_method: "plain" }, "invalid_request"],
  [{ code_challenge: "short" }, "invalid_request"],
])("answers the client %j with %s and its state", async (changes, error) => {
  const world = openWorld();
  const { address, state } = await authorizeAddress(world, ANNA, changes);
  const answer = await world.trust.app.request(address);
  const back = new URL(answer.headers.get("location") ?? "about:blank");
  expect([answer.status, `${back.origin}${back.pathname}`]).toEqual([302, RETURN]);
  expect([back.searchParams.get("error"), back.searchParams.get("state")]).toEqual([error, state]);
});

it("tells the client of a person who refuses, without a code or a key", async () => {
  const world = openWorld();
  const { address } = await authorizeAddress(world, ANNA);
  const answer = await browserOf(world.trust).send(address, { do: "refuse" });
  const back = new URL(answer.headers.get("location") ?? "about:blank");
  expect([back.searchParams.get("error"), back.searchParams.get("code")]).toEqual(["access_denied", null]);
  expect(world.context.store.credentials.ofSubject(ANNA.subject)).toBeUndefined();
});

it.each([
  [{ pin: "12345", pin_again: "12345" }, "6 to 12 digits"],
  [{ pin: "27182a", pin_again: "27182a" }, "6 to 12 digits"],
  [{ pin: "234567", pin_again: "234567" }, "too easy"],
  [{ pin: "987654", pin_again: "987654" }, "too easy"],
  [{ pin: "111111", pin_again: "111111" }, "too easy"],
  [{ pin: "123123", pin_again: "123123" }, "too easy"],
  [{ pin_again: "271829" }, "differ"],
  [{ is_me: "" }, "confirm that you are this person"],
])("makes no key with %j, and says why", async (changes, reason) => {
  const world = openWorld();
  const { address } = await authorizeAddress(world, ANNA);
  const answer = await browserOf(world.trust).send(address, { ...given, ...changes });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(new RegExp(`role="alert">[^<]*${reason}`));
  expect(world.context.store.credentials.ofSubject(ANNA.subject)).toBeUndefined();
});

it("takes a ticket once, for a few minutes, and from its client alone", async () => {
  const world = openWorld();
  const id = randomBytes(16).toString("hex");
  const now = world.clock.now();
  const good = accountToken(CLIENT, ANNA, { id, now });
  const enter = async (ticket: string) => (await browserOf(world.trust).go(`${DEVICE}?account_token=${ticket}`)).status;
  expect(await enter(good)).toBe(200);
  expect(await enter(good)).toBe(401);
  const fresh = () => ({ id: randomBytes(16).toString("hex"), now });
  expect(await enter(accountToken({ ...CLIENT, secret: "guess" }, ANNA, fresh()))).toBe(401);
  expect(await enter(accountToken({ ...CLIENT, id: "other" }, ANNA, fresh()))).toBe(401);
  const [head, body] = accountToken(CLIENT, ANNA, fresh()).split(".");
  const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString("utf8"));
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: "1" })).toString("base64url");
  const signature = accountToken(CLIENT, ANNA, fresh()).split(".")[2];
  expect(await enter(`${head}.${changed}.${signature}`)).toBe(401);
  const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  expect(await enter(`${none}.${body}.`)).toBe(401);
  const long = Buffer.from(JSON.stringify({ ...claims, exp: claims.iat + 86_400 })).toString("base64url");
  const key = createHash("sha256").update(CLIENT.secret).digest();
  const signed = createHmac("sha256", key).update(`${head}.${long}`).digest("base64url");
  expect(await enter(`${head}.${long}.${signed}`)).toBe(401);
  const late = accountToken(CLIENT, ANNA, fresh());
  world.clock.advance(121_000);
  expect(await enter(late)).toBe(401);
});

it("takes a form from its own page alone", async () => {
  const world = openWorld();
  const browser = browserOf(world.trust);
  const { address } = await authorizeAddress(world, ANNA);
  await browser.go(address);
  const clean = new URL(address);
  clean.searchParams.delete("account_token");
  const forged = await browser.go(clean.href, { method: "POST", body: new URLSearchParams({ ...given, form: "x" }) });
  expect(forged.status).toBe(403);
  expect(world.context.store.credentials.ofSubject(ANNA.subject)).toBeUndefined();
  world.clock.advance(15 * 60_000);
  expect((await browser.go(clean.href)).status).toBe(401);
});

it("hides its cookie from scripts and other sites", async () => {
  const world = openWorld();
  const { address } = await authorizeAddress(world, ANNA);
  const entered = await world.trust.app.request(address);
  expect(entered.headers.get("set-cookie")).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(entered.headers.get("location")).not.toContain("account_token");
});

it("makes state, verifier and challenge that no one else has made", () => {
  const made = Array.from({ length: 50 }, () => newAuthorization(randomBytes));
  expect(new Set(made.flatMap((each) => Object.values(each))).size).toBe(150);
});

it("limits pages, PINs and tokens by address", async () => {
  const limits = { ...DEFAULT_LIMITS, tokens: 3, pins: 2, pages: 2 };
  const world = openWorld({ limits, addressOf: (c) => c.req.header("x-from") ?? "192.0.2.1" });
  const post = (path: string, from: string) =>
    world.trust.app.request(`${ORIGIN}${path}`, { method: "POST", headers: { "x-from": from }, body: "" });
  const statuses = async (path: string, from: string, count: number) => {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent++) found.push((await post(path, from)).status);
    return found;
  };
  expect(await statuses("/csc/v2/oauth2/token", "192.0.2.1", 4)).toEqual([401, 401, 401, 429]);
  expect(await statuses("/csc/v2/oauth2/token", "192.0.2.2", 1)).toEqual([401]);
  const id = "x".repeat(24);
  expect(await statuses(`/trust/device/${id}`, "192.0.2.3", 3)).toEqual([401, 401, 429]);
});
