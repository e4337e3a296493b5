import { refused } from "shared-schema/base/result";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import { refusalText } from "shared-schema/refusals/text";
import { expect, it } from "vitest";
import { type Fault, providerServer } from "./provider.test-support.ts";

const answering =
  (status: number, body: object | null): Fault =>
  () =>
    body === null ? new Response("", { status }) : Response.json(body, { status });
const invalid = (error_description: string) => ({ error: "invalid_request", error_description });

type Plain = Exclude<Extract<RefusalCode, `signer.${string}`>, "signer.rejected">;

/** What a service may answer (CSC API, 11), and the refusal that is kept. */
const ANSWERS: readonly (readonly [call: string, status: number, body: object | null, code: Plain])[] = [
  ["token", 400, { error: "invalid_grant", error_description: "Invalid parameter code" }, "signer.code-invalid"],
  ["list", 401, { error: "invalid_token" }, "signer.token-invalid"],
  ["list", 401, { error: "expired_token" }, "signer.token-expired"],
  ["list", 429, null, "signer.busy"],
  ["list", 501, null, "signer.not-supported"],
  ["list", 503, null, "signer.unavailable"],
  ["authorize", 400, invalid("Invalid parameter credentialID"), "signer.credential-unknown"],
  ["authorize", 400, invalid("Numbers of signatures is too high"), "signer.too-many"],
  ["authorize", 400, invalid("Credential locked"), "signer.credential-locked"],
  ["authorize", 503, { error: "temporarily_unavailable" }, "signer.unavailable"],
  ["authorizeCheck", 400, { error: "invalid_authentication_data" }, "signer.wrong-pin"],
  ["authorizeCheck", 400, { error: "invalid_otp" }, "signer.wrong-pin"],
  ["authorizeCheck", 400, { error: "access_denied" }, "signer.refused"],
  ["authorizeCheck", 400, invalid("Invalid parameter handle"), "signer.authorisation-invalid"],
  ["signHash", 400, invalid("Hash is not authorized by the SAD"), "signer.hash-not-authorised"],
  ["signHash", 400, invalid("SAD expired"), "signer.authorisation-expired"],
  ["signHash", 400, invalid("Signing certificate is expired"), "signer.certificate-expired"],
  ["signHash", 401, { error: "expired_token" }, "signer.token-expired"],
  ["signHash", 429, null, "signer.busy"],
  ["signHash", 501, null, "signer.not-supported"],
  ["signHash", 503, null, "signer.unavailable"],
];

/** Errors whose own words are passed on. */
const OTHERS = ["Invalid digest value length", "Empty hash array"];

it("keeps each error of a provider, shows it in the reader's language, and signs at the next attempt", async () => {
  const { signing, faults, own, sign } = await providerServer({ mode: "explicit" });
  const cases = [
    ...ANSWERS.map(([call, status, body, code]) => ({ call, status, body, refusal: { code } })),
    ...OTHERS.map((reason) => {
      const { refusal } = refused("signer.rejected", { reason });
      return { call: "signHash", status: 400, body: invalid(reason), refusal };
    }),
  ];
  for (const { call, status, body, refusal } of cases) {
    faults.set(call, answering(status, body));
    const shown = await sign("client");
    expect([call, status, faults.size, shown.status]).toEqual([call, status, 0, "FAILED"]);
    expect(shown.status_msg).toBe(refusalText(refusal, "en"));
    const french = await own("client", { "accept-language": "fr" });
    expect(french.status_msg).toBe(refusalText(refusal, "fr"));
  }
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toEqual([]);
  expect(await sign("client")).toMatchObject({ status: "SIGNED" });
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toHaveLength(1);
}, 60_000);

it("shows the error with which a provider sends the browser back", async () => {
  const { signing, provider, own } = await providerServer({ mode: "oauth2code" });
  for (const [error, code] of [
    ["access_denied", "signer.refused"],
    ["temporarily_unavailable", "signer.unavailable"],
    ["server_error", "signer.unavailable"],
  ] as const) {
    const begun = await signing.begin("client");
    const second = await signing.post("client", provider.logIn("client", begun.body.location));
    const state = new URL(second.body.location).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error, state }).toString();
    const back = await signing.server.app.request(`/api/sign/return?${query}`);
    expect([back.status, back.headers.get("location")]).toEqual([303, "/agreement/1/contract/0"]);
    expect(await own("client")).toMatchObject({
      status: "FAILED",
      status_msg: refusalText(refused(code).refusal, "en"),
    });
  }
});

it.each([429, 503, "lost"] as const)("asks again where a look at the confirmation meets %s", async (what) => {
  const { signing, provider, faults, upTo, own } = await providerServer({ mode: "explicit" });
  await upTo("client");
  const lost = () => Promise.reject(new TypeError("fetch failed"));
  faults.set("authorizeCheck", what === "lost" ? lost : answering(what, null));
  await signing.look();
  expect([faults.size, (await own("client")).status]).toEqual([0, "WAITING"]);
  provider.confirm("client");
  await signing.look();
  expect(await own("client")).toMatchObject({ status: "SIGNED" });
});

it.each(["token", "list", "authorize", "authorizeCheck", "signHash"])(
  "signs once where the provider's answer to %s is lost",
  async (call) => {
    const { signing, provider, faults, upTo, sign, own } = await providerServer({ mode: "explicit" });
    const lose = () =>
      faults.set(call, async (answer) => {
        await answer();
        throw new TypeError("fetch failed");
      });
    // The confirmation is first asked for before there is one.
    if (call !== "authorizeCheck") lose();
    await upTo("client");
    if (call === "authorizeCheck") lose();
    provider.confirm("client");
    await signing.look();
    // A lost look is asked for again: by now the provider has forgotten the handle.
    await signing.look();
    expect([faults.size, (await own("client")).status]).toEqual([0, "FAILED"]);
    const { revisions } = signing.server.deps.store.signing;
    expect(revisions.of(1, 0)).toEqual([]);
    expect(await sign("client")).toMatchObject({ status: "SIGNED" });
    expect(revisions.of(1, 0)).toHaveLength(1);
    const values = provider.asked.filter(({ path }) => path.endsWith("/signHash"));
    expect(values).toHaveLength(call === "signHash" ? 2 : 1);
  },
);

it("sends the browser to the log-in again where that has merely expired, and says nothing", async () => {
  const { signing, provider, faults, upTo, follow, own } = await providerServer({ mode: "explicit" });
  await upTo("client");
  faults.set("authorizeCheck", answering(401, { error: "expired_token", error_description: "Access token expired" }));
  const again = await signing.post("client", {});
  expect([again.status, again.body]).toEqual([401, { error: "token-expired", location: expect.any(String) }]);
  expect((await own("client")).status).toBe("NEW");
  await follow("client", again);
  provider.confirm("client");
  await signing.look();
  expect(await own("client")).toMatchObject({ status: "SIGNED" });
});

it("does not hold the others up while a provider takes its time, and drops what comes too late", async () => {
  const { signing, provider, faults, sign, own } = await providerServer({ mode: "explicit" });
  let release: () => void = () => undefined;
  const asked = new Promise<void>((isAsked) => {
    faults.set("list", async (answer) => {
      isAsked();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return answer();
    });
  });
  const begun = await signing.begin("client");
  const slow = signing.post("client", provider.logIn("client", begun.body.location));
  await asked;
  expect(await signing.begin("carrier")).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/ is signing; you are next\.$/) },
  });
  expect(await signing.state("broker")).toMatchObject({ is_complete: false });
  signing.clock.advance(601_000);
  await signing.look();
  expect(await own("client")).toMatchObject({ status: "FAILED" });
  expect(await sign("carrier")).toMatchObject({ status: "SIGNED" });
  // The person has begun again by the time the first answer comes, and is at the same step.
  const again = await signing.begin("client");
  const second = signing.post("client", provider.logIn("client", again.body.location));
  await expect.poll(async () => (await own("client")).status).toBe("PREPARING");
  release();
  await Promise.all([slow, second]);
  await signing.look();
  provider.confirm("client");
  await signing.look();
  expect(await own("client")).toMatchObject({ status: "SIGNED" });
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toHaveLength(2);
});
