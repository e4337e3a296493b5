import { createHash } from "node:crypto";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { providerServer } from "./provider.test-support.ts";

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];
const KINDS = [
  { mode: "oauth2code", key: "ec" },
  { mode: "oauth2code", key: "rsa" },
  { mode: "explicit", key: "ec", raw: true },
  { mode: "explicit", key: "rsa" },
] as const;

it.each(KINDS)("is signed by all at a provider of mode $mode with keys of the kind $key", async (kind) => {
  const { signing, provider, sign } = await providerServer(kind);
  const state = await signing.state("client");
  let last = await signing.pdf("client", state.document_id);
  for (const [index, name] of SIGNERS.entries()) {
    const signed = await sign(name);
    expect(signed).toMatchObject({ status: "SIGNED", level: "B-T" });
    const file = await signing.pdf(name, signed.claimed_document_id);
    expect(createHash("sha256").update(file.bytes).digest("hex")).toBe(signed.claimed_document_id);
    expect(file.bytes.subarray(0, last.bytes.length).equals(last.bytes)).toBe(true);
    const verdict = await verifyPdf(file.bytes, { anchors: signing.service.anchors() });
    expect([verdict.code, verdict.signatures.length]).toEqual(["valid", index + 1]);
    expect(verdict.signatures.at(-1)).toMatchObject({ signer: name, issuer: "ACME Trust Services CA" });
    last = file;
  }
  expect(await signing.state("client")).toMatchObject({ is_complete: true, level: "B-T" });
  // A value was asked for once for each signature, over the digest that its person has confirmed.
  const hashes = provider.asked.flatMap(({ path, body }) => (path.endsWith("/signHash") ? [body["hashes"]] : []));
  expect([new Set(hashes.map(String)).size, hashes.length]).toEqual([SIGNERS.length, SIGNERS.length]);
});

it.each(["oauth2code", "explicit"] as const)("takes each return of a provider of mode %s once", async (mode) => {
  const { signing, provider } = await providerServer({ mode });
  const wrong = { status: 409, body: { message: expect.stringContaining("signing service was used already") } };
  let answer = await signing.begin("client");
  for (let step = 0; answer.status === 401; step++) {
    const back = provider.logIn("client", answer.body.location);
    expect(await signing.post("carrier", back)).toMatchObject(wrong);
    expect(await signing.post("client", { ...back, state: "y".repeat(43) })).toMatchObject(wrong);
    answer = await signing.post("client", back);
    expect(await signing.post("client", back)).toMatchObject(wrong);
    expect(step).toBeLessThan(2);
  }
  expect([answer.status, answer.body.status]).toEqual([200, mode === "explicit" ? "WAITING" : "SIGNED"]);
});

it("does not take the return of the first log-in for that of the second", async () => {
  const { signing, provider, own } = await providerServer({ mode: "oauth2code" });
  const first = await signing.begin("client");
  const second = await signing.post("client", provider.logIn("client", first.body.location));
  const { state } = provider.logIn("client", second.body.location);
  // A code of the first kind activates nothing: the provider refuses to sign with it, and no signature lands.
  const { code } = provider.logIn("client", first.body.location);
  expect((await signing.post("client", { code, state })).status).toBe(409);
  expect(await own("client")).toMatchObject({ status: "FAILED" });
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toEqual([]);
});

it("forgets a log-in that comes back after ten minutes", async () => {
  const { signing, provider } = await providerServer({ mode: "oauth2code" });
  const begun = await signing.begin("client");
  const back = provider.logIn("client", begun.body.location);
  signing.clock.advance(600_001);
  expect((await signing.post("client", back)).status).toBe(409);
  expect(signing.server.deps.store.signing.signatures.of(1, 0)).toMatchObject([{ token: null }]);
});
