import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/login.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { signingServer } from "../signing.test-support.ts";
import { forgetPeople } from "./forgetPeople.ts";

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];

async function generated() {
  const signing = await signingServer();
  await (await signing.as("broker")).post("/cruise/1/generate");
  return signing;
}

it("keeps of a deleted account what it has signed, and neither address nor key nor a signature that was not completed", async () => {
  const signing = await generated();
  for (const name of SIGNERS) await signing.sign(name);
  await signing.finish();
  const client = await signing.as("client");
  const { store } = signing.server.deps;
  const before = store.signing.signatures.of(1, 0);
  const ownBefore = before.find(({ user_id }) => user_id === client.userId);
  expect(ownBefore?.identity).toContain("second_factor");
  const { document_id } = await signing.state("broker");
  const certificate = store.signing.completion.certificate(1, 0);
  expect(certificate).toBeDefined();
  setAgreement(signing.server, 1, (body) => ({ ...body, status: "SETTLED" }));
  expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  const own = store.signing.signatures.of(1, 0).find(({ user_id }) => user_id === client.userId);
  expect(own).toEqual({ ...ownBefore, address: null, identity: null });
  const others = before.filter(({ user_id }) => user_id !== client.userId);
  expect(store.signing.signatures.of(1, 0)).toEqual(expect.arrayContaining(others));
  // The papers are as they were, and so is the verdict.
  expect(store.signing.completion.certificate(1, 0)).toEqual(certificate);
  const { bytes } = await signing.pdf("broker", document_id);
  const verdict = await verifyPdf(bytes, { anchors: signing.service.anchors() });
  expect(verdict).toMatchObject({ code: "valid", level: "B-LTA" });
  const { credentials, people } = signing.world.context.store;
  const subject = String(client.userId);
  expect([people.bySubject(subject), credentials.ofSubject(subject)]).toEqual([undefined, undefined]);
  expect(signing.world.trust.people.subjects()).toHaveLength(SIGNERS.length - 1);
  expect(forgetPeople(signing.server.deps)).toBe(0);
});

it("forgets the attempts and the words of a deleted account, while what it has declined stays declined", async () => {
  const signing = await generated();
  await signing.upTo("client");
  await signing.refuse("client");
  await signing.look();
  const client = await signing.as("client");
  const reason = "My neighbour Quartermaine says so";
  expect((await client.post("/sign/1/0/decline", { reason })).status).toBe(200);
  const { store } = signing.server.deps;
  expect(store.signing.turns.declineOf(1, 0)).toMatchObject({ reason });
  expect(store.signing.signatures.of(1, 0)).toMatchObject([{ status: "FAILED" }]);
  setAgreement(signing.server, 1, (body) => ({ ...body, status: "SETTLED" }));
  expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  expect(store.signing.signatures.of(1, 0)).toEqual([]);
  expect(store.signing.turns.declineOf(1, 0)).toMatchObject({ user_id: client.userId, name: "—", reason: "—" });
});

it("goes on from a backup: what was signed after it is signed again, and everything is made once", async () => {
  const signing = await generated();
  await signing.sign("client");
  await signing.upTo("carrier");
  const file = join(signing.dataDir, "passerelle.db");
  signing.server.deps.store.erasure.emptyLog();
  copyFileSync(file, `${file}.backup`);
  await signing.confirm("carrier");
  await signing.look();
  for (const name of ["broker", "stakeholder"]) await signing.sign(name);
  await signing.finish();
  expect(signing.server.deps.store.signing.completion.certificate(1, 0)).toBeDefined();
  await signing.restart(() => copyFileSync(`${file}.backup`, file));
  const { store } = signing.server.deps;
  expect(store.signing.revisions.of(1, 0)).toHaveLength(1);
  expect([store.signing.completion.task(1, 0, "archive"), store.signing.completion.certificate(1, 0)]).toEqual([
    undefined,
    undefined,
  ]);
  // The signing service has given its value for the confirmation, and gives it a single time.
  await signing.look();
  for (const name of ["carrier", "broker", "stakeholder"]) {
    const signed = store.signing.signatures.of(1, 0).filter(({ status }) => status === "SIGNED").length;
    if (name !== "carrier" || signed === 1) expect(await signing.sign(name)).toMatchObject({ status: "SIGNED" });
  }
  await signing.finish();
  await signing.finish();
  const kinds = store.signing.revisions.of(1, 0).map(({ kind }) => kind);
  expect(kinds).toEqual([...SIGNERS.map(() => "signature"), "validation-data", "archive"]);
  expect(store.signing.completion.certificate(1, 0)).toMatchObject({ revision: kinds.length });
  const { document_id } = await signing.state("client");
  const { bytes } = await signing.pdf("client", document_id);
  const verdict = await verifyPdf(bytes, { anchors: signing.service.anchors() });
  expect(verdict).toMatchObject({ code: "valid", level: "B-LTA" });
});
