import { X509Certificate } from "node:crypto";
import { completionData } from "shared-schema/contract/certificate/data";
import { CERTIFICATE_DATA } from "shared-schema/contract/certificate/names";
import { attachmentIn } from "shared-schema/pades/pdf/attachment";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { credentialIn } from "./flow/kept.ts";
import { signingServer } from "./signing.test-support.ts";

const SIGNERS = ["client", "carrier", "broker", "stakeholder"];
const LONG = "Αλέξανδρος-Łukasz";
const NAMES = [
  { script: "Greek", first_name: "Ἀνδρέας", last_name: "Παπαδιαμαντόπουλος ΐΰϊϋάέήίόύώς" },
  { script: "Polish", first_name: "Żółć", last_name: "Ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ" },
  {
    script: "200 letters",
    first_name: LONG.repeat(6).slice(0, 100),
    last_name: "Zażółć-gęślą-jaźń".repeat(6).slice(0, 99),
  },
];

it.each(NAMES)("prints a name in $script exactly: signature, certificates, list and file names", async (given) => {
  const { first_name, last_name } = given;
  const name = `${first_name} ${last_name}`;
  const signing = await signingServer();
  const client = await signing.as("client");
  expect((await client.put(`/user/profile/${client.profileId}`, { first_name, last_name })).status).toBe(200);
  // The certificate names the person as the account does.
  const { accountToken } = signing.service;
  signing.service.accountToken = (account, how) => {
    const named = { ...account, name, given_name: first_name, family_name: last_name };
    return accountToken?.(account.subject === String(client.userId) ? named : account, how) ?? "";
  };
  expect((await (await signing.as("broker")).post("/cruise/1/generate")).status).toBe(200);
  let subject = "";
  for (const signer of SIGNERS) {
    await signing.upTo(signer);
    const [waiting] = signing.server.deps.store.signing.signatures.openOf(1);
    const der = waiting && credentialIn(waiting)?.certificates[0];
    if (signer === "client" && der) subject = new X509Certificate(der).subject;
    await signing.confirm(signer);
    await signing.look();
  }
  await signing.finish();
  // A common name has 64 characters at most.
  const letters = [...name];
  expect(subject).toContain(`CN=${letters.length > 64 ? `${letters.slice(0, 63).join("")}…` : name}`);
  expect(subject).toContain(`GN=${first_name}`);
  expect(subject).toContain(`SN=${last_name}`);
  const { body: list } = await client.get("/sign/1/0");
  const own = list.find((each: { is_own: boolean }) => each.is_own);
  expect(own).toMatchObject({ status: "SIGNED", name, level: "B-LTA" });
  const { document_id } = await signing.state("client");
  const { bytes } = await signing.pdf("client", document_id);
  const verdict = await verifyPdf(bytes, { anchors: signing.service.anchors() });
  expect(verdict).toMatchObject({ code: "valid", level: "B-LTA" });
  expect(verdict.signatures.map(({ signer }) => signer)).toContain(name);
  // The dictionary of the signature holds the name as UTF-16.
  const utf16 = Buffer.from(`\uFEFF${name}`, "utf16le").swap16();
  expect(bytes.includes(utf16) || bytes.toString("latin1").toLowerCase().includes(utf16.toString("hex"))).toBe(true);
  const answer = await signing.server.app.request("/api/sign/1/0/certificate.pdf", {
    headers: { authorization: `Bearer ${client.token}` },
  });
  const paper = Buffer.from(await answer.arrayBuffer());
  const data = completionData.parse(JSON.parse(Buffer.from(attachmentIn(paper, CERTIFICATE_DATA) ?? []).toString()));
  expect(data.signatories.map((each) => each.name)).toContain(name);
  // File names hold numbers alone, so no name can break them.
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
  expect(data.document.file_name).toMatch(/^[\w.-]+\.pdf$/);
});
