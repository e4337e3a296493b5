import { readFileSync } from "node:fs";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type ChainEntry, detailsText, entryText, NO_HASH } from "../base/auditChain.ts";
import { base64 } from "../base/bytes/base64.ts";
import { type Bytes, joined } from "../base/bytes/bytes.ts";
import { CERTIFICATE_DATA, CERTIFICATE_FORMAT } from "../contract/certificate/names.ts";
import { NO_PLATES } from "../contract/pdf/plates.ts";
import { contractPdf } from "../contract/pdf.ts";
import { rivieraContract, rivieraFacts, testFonts } from "../contract/testing.test-support.ts";
import { readPdf } from "../pades/pdf/file.ts";
import { SEAL } from "../pades/sign/fieldNames.ts";
import { withSealedData } from "../pades/sign/sealedData.ts";
import { APPENDED } from "../pades/testing/attacks.test-support.ts";
import { shortContracts } from "../pades/testing/contracts.test-support.ts";
import { AT, type Life, lifeOf, signIn, stampOver, type World, world } from "../pades/testing/signing.test-support.ts";
import { verifyPdf } from "../pades/verify/verify.ts";
import { fingerprintOf } from "../terms/fingerprint.ts";
import { type ContractTerms, terms } from "../terms/terms.ts";
import { checkFiles } from "./check.ts";
import { checkChosen, MOST_FILES, slowReports } from "./given.ts";
import type { GivenFile, Report } from "./report.ts";
import type { TrailEntry, TrailFile } from "./trail.ts";

let present: World;
let life: Life[];
let certificate: Bytes;

const file = (name: string, bytes: Uint8Array): GivenFile => ({ name, bytes: new Uint8Array(bytes) });
const json = (name: string, value: object) => file(name, new TextEncoder().encode(JSON.stringify(value)));
const step = (name: string): Bytes => life.find((each) => each.name === name)?.bytes ?? new Uint8Array(0);
const check = (...files: GivenFile[]): Promise<Report[]> => checkFiles(files, [present.root.certificate.der]);
const first = async (...files: GivenFile[]): Promise<Report> => {
  const [report] = await check(...files);
  if (!report) throw new Error("there is no report");
  return report;
};
const textsIn = (report: Report, language: "en" | "fr" = "en") =>
  report.sections.flatMap(({ findings }) => findings.map(({ text }) => text[language]));

/** A certificate of completion over the steps of a file. */
async function certificateOver(pdf: Bytes): Promise<Bytes> {
  const { revisions } = await verifyPdf(pdf, { anchors: [present.root.certificate.der] });
  const data = { format: CERTIFICATE_FORMAT, revisions: revisions.slice(1) };
  const { bytes } = contractPdf(
    { ...rivieraContract(false), cover: null, blocks: [], verify: null },
    testFonts(),
    NO_PLATES,
  );
  const attached = new TextEncoder().encode(JSON.stringify(data));
  const what = { name: CERTIFICATE_DATA, type: "application/json", description: "Data", bytes: attached, at: AT };
  return signIn(withSealedData(bytes, what), present.platform, SEAL, present);
}

beforeAll(async () => {
  present = await world();
  const contract = shortContracts().find(({ isSealed }) => isSealed);
  life = contract ? await lifeOf(contract.bytes, true) : [];
  certificate = await certificateOver(step("archived"));
});

describe("a contract", () => {
  it("is told signature by signature and step by step, in both languages", async () => {
    const report = await first(file("signed.pdf", step("signed 3")));
    expect(report).toMatchObject({ name: "signed.pdf", tone: "good", isPdf: true });
    expect(report.verdict).toEqual({
      en: "3 of 4 signatures, each of them valid; nothing has been changed since.",
      fr: "3 signatures sur 4, toutes valables ; rien n’a été modifié depuis.",
    });
    expect(report.sections.map(({ heading }) => heading.fr)).toEqual(["Signatures", "Étapes du fichier"]);
    const [signatures, steps] = report.sections;
    expect(signatures?.findings.map(({ about }) => about?.en)).toEqual([
      "Seal of the platform: Passerelle test platform",
      "Carrier: Nadège L'Hôpital",
      "Client: Łukasz Žižka",
      "Broker: Ψαρός Client",
      "Stakeholder",
    ]);
    expect(steps?.findings).toHaveLength(6);
    expect(steps?.findings.at(-1)?.facts).toEqual([
      expect.objectContaining({ value: { en: report.sha256, fr: report.sha256 } }),
    ]);
    expect(report.soundSha256).toBe(report.sha256);
  });

  it("says of the platform’s own certificates what they are worth, and of others that their service states it", async () => {
    const kindsIn = ({ sections: [signatures] }: Report) =>
      signatures?.findings.map(({ about, facts }) => [
        about?.en.split(":")[0],
        facts.find(({ label }) => label.en === "Kind of signature")?.value,
      ]);
    const folder = new URL("../../fixtures/signed/2026-11-completed/", import.meta.url);
    const read = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));
    const anchors = [read("anchor.bin")];
    const [contract] = await checkFiles([file("contract.pdf", read("contract.pdf"))], anchors);
    const party = {
      en: "advanced electronic signature, platform certificate, not qualified",
      fr: "signature électronique avancée, certificat de la plateforme, non qualifiée",
    };
    expect(contract && kindsIn(contract)).toEqual([
      [
        "Seal of the platform",
        expect.objectContaining({ en: expect.stringMatching(/^advanced electronic seal.*not q/) }),
      ],
      ...["Carrier", "Client", "Broker", "Stakeholder"].map((role) => [role, party]),
      ["Archive time stamp", expect.objectContaining({ fr: expect.stringMatching(/horodatage.*non qualifié$/) })],
    ]);
    // Anybody can write a policy into a certificate of their own.
    const [unknown] = await checkFiles([file("contract.pdf", read("contract.pdf"))], []);
    expect(unknown && kindsIn(unknown)?.every(([, value]) => value === undefined)).toBe(true);
    const other = await first(file("signed.pdf", step("signed 1")));
    expect(kindsIn(other)?.find(([about]) => about === "Carrier")).toEqual([
      "Carrier",
      expect.objectContaining({ en: "electronic signature by the signing service named in its certificate" }),
    ]);
  });

  it("that was changed says so, and which beginning is sound", async () => {
    const attack = APPENDED.find(({ name }) => name === "page drawn over");
    const report = await first(file("bad.pdf", attack?.run(step("signed 2")) ?? new Uint8Array(0)));
    expect(report).toMatchObject({ tone: "bad" });
    expect(report.verdict.en).toBe("The contract was changed after signature 2: page 1.");
    expect(report.soundSha256).toBe((await first(file("", step("signed 2")))).sha256);
  });

  it("of which a printed byte was changed has no step that is in order, and no level", async () => {
    const forged = new Uint8Array(step("signed 3"));
    forged[20_000] = (forged[20_000] ?? 0) ^ 1;
    const report = await first(file("forged.pdf", forged));
    expect(report.tone).toBe("bad");
    const [signatures, steps] = report.sections;
    expect(steps?.findings.map(({ tone }) => tone)).toEqual(Array(6).fill("bad"));
    expect(steps?.findings[0]?.text.en).toBe("No valid signature covers this step: it may have been changed.");
    expect(JSON.stringify(signatures)).not.toContain("B-B");
    const issued = await first(file("issued.pdf", step("issued")));
    expect(issued.sections[1]?.findings.map(({ tone }) => tone)).toEqual(["note", "note"]);
    const late = await first(file("late.pdf", step("validation data")));
    expect(late.sections[1]?.findings.map(({ tone }) => tone)).toEqual(Array(7).fill("good"));
  });

  it("of an unknown authority is intact, and no more", async () => {
    const [report] = await checkFiles([file("signed.pdf", step("signed 1"))], []);
    expect(report?.tone).toBe("note");
    expect(report?.verdict.en).toContain("not known here: whether that certificate is genuine cannot be judged");
  });
});

describe("beside the certificate of completion, a contract", () => {
  const withCertificate = (bytes: Bytes) => first(file("signed.pdf", bytes), file("certificate.pdf", certificate));

  it("is whole where it ends with the last step", async () => {
    const report = await withCertificate(step("archived"));
    expect(report.tone).toBe("good");
    expect(textsIn(report)).toContain("The file ends as the certificate of completion describes it.");
  });

  it("is an earlier state where its end was cut off", async () => {
    for (const [name, here] of [
      ["issued", 0],
      ["signed 2", 2],
      ["validation data", 3],
    ] as const) {
      const report = await withCertificate(step(name));
      expect(report).toMatchObject({
        tone: "note",
        verdict: { en: `This file is an earlier state: it holds ${here} of 3 signatures. A later state exists.` },
      });
    }
  });

  it("may go on after it, or be another one", async () => {
    expect(textsIn(await withCertificate(step("archived again"))).join()).toContain("The file goes on after");
    const other = shortContracts().find(({ isSealed }) => !isSealed);
    const report = await withCertificate(other?.bytes ?? new Uint8Array(0));
    expect(textsIn(report, "fr")).toContain("L’attestation concerne un autre fichier.");
  });

  it("is not told by a certificate that was changed or that no one here trusts", async () => {
    const forged = new Uint8Array(certificate);
    const at = Buffer.from(forged).indexOf('"sha256":"') + 12;
    forged[at] = (forged[at] ?? 0) ^ 1;
    const report = await first(file("signed.pdf", step("signed 2")), file("certificate.pdf", forged));
    expect(report.verdict.en).toContain("2 of 4 signatures, each of them valid");
    expect(textsIn(report).join()).toContain("certificate of completion does not hold");
    const [untrusted] = await checkFiles([file("signed.pdf", step("signed 2")), file("c.pdf", certificate)], []);
    expect(textsIn(untrusted ?? report).join()).toContain("not trusted here. It is not used.");
  });
});

describe("the data of a contract", () => {
  const own = terms(rivieraFacts());
  const dataOf = (version: number, of: ContractTerms, pdf: string | null = null, fingerprint = fingerprintOf(of)) =>
    json(`data-${version}.json`, {
      ...{ format: "passerelle-contract", format_version: 1, number: 7, terms: of },
      version: { number: version, fingerprint, pdf_sha256: pdf },
    });

  it("has the fingerprint of its terms, or was changed", async () => {
    expect(await first(dataOf(0, own))).toMatchObject({
      tone: "good",
      verdict: { en: "Data of a contract, no. 7: Contract.", fr: "Données d’un contrat, n° 7 : Contrat." },
    });
    const report = await first(dataOf(0, { ...own, base_price_cruising: 1 }, null, fingerprintOf(own)));
    expect(report).toMatchObject({ tone: "bad" });
    expect(report.verdict.en).toContain("were changed");
  });

  it("tells which terms changed from version to version", async () => {
    const addendum = { ...own, base_price_cruising: 123_456, cruise_areas: null };
    const [, after] = await check(dataOf(0, own), dataOf(1, addendum));
    expect(after?.sections.map(({ heading }) => heading.en)).toEqual([
      "Data of the contract",
      "Terms that changed: Contract → Addendum no.\u00a01",
    ]);
    const changes = after?.sections[1]?.findings ?? [];
    expect(changes.map(({ about }) => about?.en)).toContain("Base price of the cruise");
    expect(changes.map(({ text }) => text.en).join()).toMatch(/→ 123\D?456/);
  });

  it("is bound to its PDF by the hash of the printed contract", async () => {
    const pdf = step("signed 3");
    const issued = (await first(file("", step("issued")))).sha256;
    const report = await first(file("signed.pdf", pdf), dataOf(0, own, issued));
    expect(textsIn(report)).toContain("The data names this PDF as it was issued (Contract).");
    const other = await first(file("signed.pdf", pdf), dataOf(0, own, "0".repeat(64)));
    expect(textsIn(other)).toContain("The data belongs to another PDF (Contract).");
  });
});

describe("an audit trail", () => {
  const pdfOf = async () => (await first(file("", step("issued")))).sha256 ?? "";
  const entry = (number: number, before: string, of: Partial<ChainEntry>): TrailEntry => {
    const nothing = { user_id: null, collection: null, document_id: null, from_rev: null, to_rev: null };
    const whole = { number, at: AT, verb: "account.login", ...nothing, revisions: null, said: null, ...of };
    return { ...whole, hash: bytesToHex(sha256(utf8ToBytes(entryText(whole, before)))) };
  };
  const made = async () => {
    const said = { details: JSON.stringify({ pdf_sha256: await pdfOf() }), address: null };
    const digest = bytesToHex(hmac(sha256, utf8ToBytes("salt"), utf8ToBytes(detailsText(said))));
    const one = entry(1, NO_HASH, {});
    const two = entry(2, one.hash, { verb: "agreement.generate", said: digest });
    const token = base64(await stampOver(present, new Uint8Array(Buffer.from(two.hash, "hex"))));
    const trail: TrailFile = {
      ...{ format: "passerelle-audit-trail", format_version: 1, entries: [one, two] },
      ...{ stamps: [{ entry: 2, token }], said: [{ entry: 2, salt: "salt", ...said }] },
    };
    return trail;
  };

  it("holds as a whole, and names the PDF beside it", async () => {
    const [contract, report] = await check(file("signed.pdf", step("signed 1")), json("trail.json", await made()));
    expect(report).toMatchObject({ tone: "good", verdict: { en: expect.stringContaining("holds: 2 entries") } });
    expect(textsIn(report ?? contract ?? (await first())).join()).toContain(
      "Entry 2 existed on 26 Nov 2026 14:02 UTC, says Passerelle test time stamps.",
    );
    expect(contract && textsIn(contract)).toContain(
      "The audit trail holds, and its entry 2 notes that this PDF was issued.",
    );
  });

  it("is broken by another entry, number, stamp or detail", async () => {
    const trail = await made();
    const [one, two] = trail.entries;
    if (!one || !two) throw new Error("there are two entries");
    for (const entries of [[two], [two, one], [one, { ...two, verb: "x" }], [{ ...one, user_id: 4 }, two]]) {
      expect((await first(json("trail.json", { ...trail, entries }))).verdict.en).toMatch(/is broken at entry [12]/);
    }
    const [stamp] = trail.stamps;
    const moved = { ...trail, stamps: [{ token: stamp?.token ?? "", entry: 1 }] };
    expect((await first(json("trail.json", moved))).verdict.en).toBe("The time stamp over entry 1 does not hold.");
    const other = { ...trail, said: trail.said.map((each) => ({ ...each, salt: "other" })) };
    expect(textsIn(await first(file("signed.pdf", step("signed 1")), json("t.json", other)))).toContain(
      "The audit trail says nothing of this PDF.",
    );
    expect((await first(json("t.json", { ...trail, stamps: [{}], said: [{}], entries: [] }))).tone).toBe("bad");
  });
});

describe("other files", () => {
  it("are told by what they are", async () => {
    const foreign = joined(new TextEncoder().encode("%PDF-1.7\nhello\n%%EOF"));
    const reports = await check(file("a.pdf", foreign), file("b.txt", new Uint8Array(20)), json("c.json", { a: 1 }));
    expect(reports.map(({ tone, verdict }) => [tone, verdict.en])).toEqual([
      ["note", "This PDF was not issued here, and holds no signature."],
      ["bad", "This file is no PDF, and no data of a contract that can be read."],
      ["bad", "This file is no PDF, and no data of a contract that can be read."],
    ]);
  });

  it("leave the others where they are too large, too many or unreadable, and are not read then", async () => {
    const chosen = (name: string, size: number, arrayBuffer: () => Promise<ArrayBuffer>) => ({
      name,
      size,
      arrayBuffer,
    });
    const good = chosen("good.pdf", 9, async () => step("signed 1").buffer);
    const reports = await checkChosen(
      [
        chosen("large.pdf", 51_000_000, () => Promise.reject(new Error("was read"))),
        chosen("gone.pdf", 9, () => Promise.reject(new Error("gone"))),
        ...Array(MOST_FILES).fill(good),
      ],
      [present.root.certificate.der],
    );
    expect(reports).toHaveLength(MOST_FILES);
    expect(reports.filter(({ tone }) => tone === "good")).toHaveLength(MOST_FILES - 2);
    expect(reports.slice(-2).map(({ verdict }) => verdict.en)).toEqual([
      "This file is larger than 50 MB. It is not checked.",
      "This file could not be checked.",
    ]);
    expect(slowReports([good])).toMatchObject([{ tone: "bad", sha256: null }]);
  });

  it("may be hostile", async () => {
    const bytes = step("signed 1");
    const end = readPdf(bytes).bytes.length;
    const ends = new TextEncoder().encode("startxref\n1\n%%EOF\n".repeat(3_000));
    const reports = await check(
      file("ends.pdf", joined(bytes.subarray(0, end - 100), ends)),
      file("ranges.pdf", joined(new TextEncoder().encode(`%PDF-1.7\n${"/ByteRange [0 9 99 1]\n".repeat(500)}`))),
      file("deep.json", new TextEncoder().encode("[".repeat(100_000))),
    );
    expect(reports.map(({ tone }) => tone)).not.toContain("good");
    expect(reports[1]?.sections[0]?.findings).toHaveLength(50);
  });
});
