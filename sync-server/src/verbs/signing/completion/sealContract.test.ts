import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { signingServer } from "../signing.test-support.ts";

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];

it("is sealed once before the first signature, and every signature stays valid up to the archive", async () => {
  const signing = await signingServer();
  signing.service.platform.sealsContracts = true;
  await (await signing.as("broker")).post("/cruise/1/generate");
  const kinds = () => signing.server.deps.store.signing.revisions.of(1, 0).map(({ kind }) => kind);
  const verdict = async () => {
    const { document_id } = await signing.state("client");
    return verifyPdf((await signing.pdf("client", document_id)).bytes, { anchors: signing.service.anchors() });
  };
  await signing.upTo("carrier");
  expect(kinds()).toEqual(["seal"]);
  expect(await verdict()).toMatchObject({ code: "unsigned", signatures: [{ kind: "seal", state: "valid" }] });
  await signing.refuse("carrier");
  await signing.look();
  for (const name of SIGNERS) {
    expect(await signing.sign(name)).toMatchObject({ status: "SIGNED", level: "B-T" });
    expect(await verdict()).toMatchObject({ code: "valid" });
  }
  await signing.finish();
  expect(kinds()).toEqual(["seal", ...SIGNERS.map(() => "signature"), "validation-data", "archive"]);
  expect(await verdict()).toMatchObject({ code: "valid", level: "B-LTA" });
});

it("is signed without where the seal fails", async () => {
  const signing = await signingServer();
  const { platform } = signing.service;
  platform.sealsContracts = true;
  platform.stamper = async () => ({ ok: false, refusal: { code: "timestamp.unreachable" } });
  await (await signing.as("broker")).post("/cruise/1/generate");
  expect(await signing.sign("carrier")).toMatchObject({ status: "SIGNED" });
  expect(signing.server.deps.store.signing.revisions.of(1, 0).map(({ kind }) => kind)).toEqual(["signature"]);
});
