import { createHash } from "node:crypto";
import { refused } from "shared-schema/base/result";
import { type CompletionData, completionData } from "shared-schema/contract/certificate/data";
import { CERTIFICATE_DATA } from "shared-schema/contract/certificate/names";
import { attachmentIn } from "shared-schema/pades/pdf/attachment";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { signingServer } from "../signing.test-support.ts";

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];
const MINUTE = 60_000;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function signed() {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  for (const name of SIGNERS) await signing.sign(name);
  return signing;
}

type Signing = Awaited<ReturnType<typeof signed>>;

async function fetched({ server }: Signing, { token }: TestClient) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.request("/api/sign/1/0/certificate.pdf", { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function dataIn(bytes: Uint8Array): CompletionData {
  return completionData.parse(JSON.parse(Buffer.from(attachmentIn(bytes, CERTIFICATE_DATA) ?? []).toString()));
}

it("is made once everybody has signed: sealed, with the same data inside, and its list of revisions is that of the file", async () => {
  const signing = await signed();
  const client = await signing.as("client");
  expect((await fetched(signing, client)).answer.status).toBe(404);
  expect(await signing.state("client")).toMatchObject({ has_certificate: false });
  await signing.finish();
  const { answer, bytes } = await fetched(signing, client);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const anchors = signing.service.anchors();
  expect(await verifyPdf(bytes, { anchors })).toMatchObject({
    code: "sealed",
    signatures: [{ kind: "seal", state: "valid", level: "B-T", signer: expect.stringContaining("seal") }],
  });
  const state = await signing.state("client");
  expect(state).toMatchObject({ has_certificate: true, level: "B-LTA" });
  const data = dataIn(bytes);
  const file = (await signing.pdf("client", state.document_id)).bytes;
  for (const { size, sha256: hash } of data.revisions) expect(sha256(file.subarray(0, size))).toBe(hash);
  expect(data.revisions.at(-1)?.size).toBe(file.length);
  expect(data.revisions.map(({ kind }) => kind).slice(-3)).toEqual(["signature", "validation-data", "archive"]);
  expect(data).toMatchObject({ level: "B-LTA", level_reason: null, number: "00001-0-C" });
  const { body: list } = await client.get("/sign/1/0");
  for (const [index, signatory] of data.signatories.entries()) {
    const { name, signed_at, level } = list[index];
    expect(signatory).toMatchObject({
      name,
      signed_at,
      level,
      method: "platform",
      revision: index + 1,
      address: "local",
    });
    expect(sha256(Buffer.from(signatory.consent.text))).toBe(signatory.consent.sha256);
    expect(signatory.identified).toMatchObject({ second_factor: false });
    expect(signatory.time_authority).toContain("Time-stamp authority");
  }
});

it("is read by the readers of the contract, and by no one else", async () => {
  const signing = await signed();
  await signing.finish();
  for (const name of [...SIGNERS, "captain"]) {
    expect((await fetched(signing, await signing.as(name))).answer.status).toBe(200);
  }
  expect((await fetched(signing, await signing.as("passenger"))).answer.status).toBe(401);
});

it("is made once, whatever kills it", async () => {
  const signing = await signed();
  const { platform } = signing.service;
  const { seal } = platform;
  platform.seal = () => {
    throw new Error("killed");
  };
  await signing.finish();
  await signing.restart();
  expect(await signing.state("client")).toMatchObject({ has_certificate: false, level: "B-LTA" });
  platform.seal = seal;
  signing.clock.advance(MINUTE);
  await Promise.all([signing.finish(), signing.finish()]);
  const { bytes } = await fetched(signing, await signing.as("client"));
  signing.clock.advance(10 * 365 * 24 * 60 * MINUTE);
  await signing.finish();
  const again = await fetched(signing, await signing.as("client"));
  expect(again.bytes.equals(bytes)).toBe(true);
  const verbs = signing.server.deps.store.audit.all().map(({ verb }) => verb);
  expect(verbs.filter((verb) => verb === "signing.certify")).toHaveLength(1);
});

it("waits an hour for the archive time stamp, and says then why there is none", async () => {
  const signing = await signed();
  const { platform } = signing.service;
  const { lists } = platform;
  platform.lists = async () => null;
  platform.printsAddresses = false;
  await signing.finish();
  signing.clock.advance(59 * MINUTE);
  await signing.finish();
  expect(await signing.state("client")).toMatchObject({ has_certificate: false });
  signing.clock.advance(MINUTE);
  await signing.finish();
  const { bytes } = await fetched(signing, await signing.as("client"));
  expect(dataIn(bytes)).toMatchObject({
    level: "B-T",
    level_reason: { en: expect.stringContaining("cannot be fetched"), fr: expect.stringContaining("inaccessible") },
    signatories: SIGNERS.map(() => ({ address: null })),
  });
  platform.lists = lists;
  signing.clock.advance(24 * 60 * MINUTE);
  await signing.finish();
  expect(await signing.state("client")).toMatchObject({ level: "B-LTA", has_certificate: true });
});

it("is not made without a time stamp, and the reason is kept", async () => {
  const signing = await signed();
  const { platform } = signing.service;
  const { stamper } = platform;
  platform.stamper = async () => refused("timestamp.unreachable");
  await signing.finish();
  signing.clock.advance(61 * MINUTE);
  await signing.finish();
  const { completion } = signing.server.deps.store.signing;
  const causes = completion.failing().map(({ task, cause }) => [task, JSON.parse(cause ?? "").code]);
  expect(causes.toSorted()).toEqual([
    ["archive", "timestamp.unreachable"],
    ["certificate", "timestamp.unreachable"],
  ]);
  platform.stamper = stamper;
  signing.clock.advance(24 * 60 * MINUTE);
  await signing.finish();
  await signing.finish();
  expect(completion.failing()).toEqual([]);
  expect((await fetched(signing, await signing.as("client"))).answer.status).toBe(200);
});

it("names the person for whom a delegate has signed", async () => {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  const [client, captain] = [await signing.as("client"), await signing.as("captain")];
  const handing = { role: "clients", profile_id: client.profileId, delegate_profile_id: captain.profileId };
  const { body } = await client.post("/cruise/1/delegation", handing);
  await captain.post(`/cruise/1/delegation/${body.id}/accept`);
  for (const name of ["carrier", "captain", "broker", "stakeholder"]) await signing.sign(name);
  await signing.finish();
  const { signatories } = dataIn((await fetched(signing, client)).bytes);
  const delegated = signatories.filter(({ parties }) => parties.some(({ delegated_at }) => delegated_at !== null));
  const { body: list } = await client.get("/sign/1/0");
  const signature = list.find(({ roles }: { roles: { role: string }[] }) =>
    roles.some(({ role }) => role === "clients"),
  );
  expect(delegated.map(({ name }) => name)).toEqual([signature.name]);
  expect(delegated[0]?.parties).toMatchObject([
    { name: signature.roles[0].profile.full_name, accepted_at: expect.stringMatching(/Z$/) },
  ]);
  expect(signature.name).not.toBe(signature.roles[0].profile.full_name);
});
