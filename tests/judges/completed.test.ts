import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPdf } from "shared-schema/pades/pdf/file";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { signingServer } from "sync-server/verbs/signing/signing.test-support";
import { expect, it, onTestFinished } from "vitest";
import { summaryOf } from "../corpus/summary.ts";
import { count, has, outputOf, signaturesIn } from "./judges.ts";

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];

/**
 * A contract that the server has sealed and four people have signed, and its certificate of completion, for judges from elsewhere.
 * `PASSERELLE_GOLDEN=2027-01-completed npm run unit -- tests/judges/completed` keeps them as golden files of a release.
 */
it("a sealed contract and its certificate of completion are accepted by everybody else's programs", async () => {
  const signing = await signingServer();
  signing.service.platform.sealsContracts = true;
  await (await signing.as("broker")).post("/cruise/1/generate");
  for (const name of SIGNERS) await signing.sign(name);
  await signing.finish();
  const { document_id } = await signing.state("client");
  const anchors = signing.service.anchors();
  const folder = mkdtempSync(join(tmpdir(), "passerelle-completed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The certificates are of the time that the test plays in.
  const at = Math.ceil(signing.clock.now().getTime() / 1_000);
  const [anchor] = anchors;
  if (!anchor) throw new Error("There is a root.");
  writeFileSync(join(folder, "anchor.bin"), anchor);
  const pem = Buffer.from(anchor).toString("base64").replace(/.{64}/g, "$&\n");
  writeFileSync(join(folder, "root.pem"), `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
  const files = [
    { file: "contract.pdf", bytes: (await signing.pdf("client", document_id)).bytes, signatures: 5 },
    { file: "certificate.pdf", bytes: (await signing.pdf("client", "certificate")).bytes, signatures: 1 },
  ];
  for (const { file, bytes, signatures } of files) {
    writeFileSync(join(folder, file), bytes);
    const found = signaturesIn(bytes);
    expect([file, found.length]).toEqual([file, signatures]);
    if (has("pdfsig")) {
      const verdict = outputOf(folder, "pdfsig", "-nocert", file);
      expect([file, count(verdict, /Signature is Valid/g)]).toEqual([file, signatures]);
      expect(verdict).not.toMatch(/Invalid|mismatch|Syntax Error/i);
    }
    if (has("mutool")) {
      const good = /The document is unchanged since signing|The signature is valid but there have been edits/g;
      expect([file, count(outputOf(folder, "mutool", "sign", "-v", file), good)]).toEqual([file, signatures]);
    }
    if (has("qpdf")) expect(() => execFileSync("qpdf", ["--check", file], { cwd: folder }), file).not.toThrow();
    if (has("openssl")) {
      for (const { contents, covered } of found) {
        writeFileSync(join(folder, "value.der"), contents);
        writeFileSync(join(folder, "covered.bin"), covered);
        const how = `-cades -binary -purpose any -inform DER -in value.der -content covered.bin -attime ${at} -CAfile root.pem -out out`;
        expect(outputOf(folder, "openssl", "cms", "-verify", ...how.split(" "))).toMatch(/Verification successful/i);
      }
    }
  }
  const golden = process.env["PASSERELLE_GOLDEN"];
  if (golden) await keep(golden, anchor, files);
});

/** Keeps the files as they are, with each of their steps as it is judged today. */
async function keep(release: string, anchor: Uint8Array, files: readonly { file: string; bytes: Buffer }[]) {
  const folder = join(import.meta.dirname, "../../shared-schema/fixtures/signed", release);
  mkdirSync(folder);
  writeFileSync(join(folder, "anchor.bin"), anchor);
  const expected = [];
  for (const { file, bytes } of files) {
    writeFileSync(join(folder, file), bytes);
    const { revisions } = readPdf(new Uint8Array(bytes));
    const steps = [];
    for (const { end } of revisions) {
      const part = new Uint8Array(bytes.subarray(0, end));
      const name = createHash("sha256").update(part).digest("hex").slice(0, 8);
      steps.push({ name, size: end, ...summaryOf(await verifyPdf(part, { anchors: [new Uint8Array(anchor)] })) });
    }
    expected.push({ file, revisions: revisions.length, steps });
  }
  writeFileSync(join(folder, "expected.json"), `${JSON.stringify({ files: expected }, null, 2)}\n`);
}
