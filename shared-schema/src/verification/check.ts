import type { Bilingual } from "../base/language.ts";
import { versionLabel } from "../labels/agreement.ts";
import { foreignSignatures } from "../pades/verify/foreign.ts";
import { ISSUED } from "../pades/verify/revisions.ts";
import { fileSentence } from "../pades/verify/sentences.ts";
import type { FileCode, FileVerdict } from "../pades/verify/verdict.ts";
import { completeness } from "./complete.ts";
import { changeFindings, changesHeading, dataVerdict, fingerprintFinding } from "./data.ts";
import { type OfKind, type Opened, openFile } from "./openFile.ts";
import { type Finding, type GivenFile, plain, type Report, section, type Tone } from "./report.ts";
import { foreignFindings, revisionFindings, signatureFindings } from "./signatures.ts";
import { say } from "./texts.ts";

const TONES: Readonly<Record<FileCode, Tone>> = {
  valid: "good",
  sealed: "good",
  unsigned: "note",
  untrusted: "note",
  "not-issued-here": "note",
  broken: "bad",
  "changed-before": "bad",
  "changed-between": "bad",
  "changed-after": "bad",
  trailing: "bad",
  unreadable: "bad",
};

/**
 * Checks files that someone has: contracts as PDF, and beside them certificates of completion and data of versions, which tell more. It
 * needs no network and no clock.
 * @param anchors certificates in DER of the authorities that are trusted
 */
export async function checkFiles(files: readonly GivenFile[], anchors: readonly Uint8Array[]): Promise<Report[]> {
  const opened: Opened[] = [];
  for (const file of files) opened.push(await openFile(file, anchors));
  const all = <K extends Opened["kind"]>(kind: K) => opened.filter((each): each is OfKind<K> => each.kind === kind);
  const beside = { certificates: all("certificate"), versions: all("data"), trails: all("trail") };
  return Promise.all(opened.map((each) => reportOn(each, beside)));
}

/** The report on a file that is not checked. */
export function uncheckedFile(name: string, verdict: Bilingual): Report {
  return { name, tone: "bad", verdict, sections: [], isPdf: false, sha256: null, soundSha256: null };
}

/** What was handed over besides a file. */
interface Beside {
  certificates: readonly OfKind<"certificate">[];
  versions: readonly OfKind<"data">[];
  trails: readonly OfKind<"trail">[];
}

async function reportOn(opened: Opened, beside: Beside): Promise<Report> {
  const { name } = opened.file;
  switch (opened.kind) {
    case "other":
      return uncheckedFile(name, opened.text);
    case "foreign":
      return foreignReport(opened);
    case "data":
      return dataReport(opened, beside);
    case "trail":
      return trailReport(opened);
    default:
      return pdfReport(opened, beside);
  }
}

async function foreignReport({ file, verdict, sha256 }: OfKind<"foreign">): Promise<Report> {
  const signatures = await foreignSignatures(file.bytes);
  const count = signatures.length;
  const isAltered = signatures.some(({ state }) => state === "altered");
  return {
    name: file.name,
    tone: isAltered || verdict.code === "unreadable" ? "bad" : "note",
    verdict: count === 0 ? say("foreign.unsigned") : say("foreign.signed", { count }),
    sections: section(say("signatures"), foreignFindings(signatures)),
    isPdf: true,
    sha256,
    soundSha256: null,
  };
}

function pdfReport(opened: OfKind<"contract" | "certificate">, beside: Beside): Report {
  const { file, verdict, sha256 } = opened;
  const completed = opened.kind === "certificate" ? [] : completionFindings(verdict, beside);
  const earlier = completed.find(({ isEarlier }) => isEarlier);
  const text = { en: fileSentence(verdict, "en"), fr: fileSentence(verdict, "fr") };
  return {
    name: file.name,
    // A file that was cut off is no state in which the parties have left it.
    tone: earlier && TONES[verdict.code] === "good" ? "note" : TONES[verdict.code],
    verdict: earlier && TONES[verdict.code] !== "bad" ? earlier.finding.text : text,
    sections: [
      ...section(say("signatures"), signatureFindings(verdict)),
      ...section(
        say("complete.heading"),
        completed.map(({ finding }) => finding),
      ),
      ...section(say("data.heading"), opened.kind === "certificate" ? [] : dataFindings(verdict, beside)),
      ...section(say("trail.heading"), opened.kind === "certificate" ? [] : trailFindings(verdict, beside)),
      ...section(say("revisions"), revisionFindings(verdict)),
    ],
    isPdf: true,
    sha256,
    soundSha256: soundPart(verdict),
  };
}

/** The hash of the last revision before the first change. */
function soundPart({ revisions }: FileVerdict): string | null {
  const changed = revisions.findIndex(({ kind }) => kind === "changed");
  return revisions.slice(0, changed < 0 ? undefined : changed).at(-1)?.sha256 ?? null;
}

function completionFindings(
  verdict: FileVerdict,
  { certificates }: Beside,
): { finding: Finding; isEarlier: boolean }[] {
  return certificates.map(({ file, steps, verdict: own }) => {
    const about = plain(file.name);
    const finding = (tone: Tone, text: Bilingual): Finding => ({ tone, about, text, facts: [] });
    if (own.code !== "sealed") return { finding: finding("bad", say("complete.unsound")), isEarlier: false };
    const { state, here, all } = completeness(verdict.revisions, steps);
    const tone: Tone = state === "whole" ? "good" : state === "other" ? "bad" : "note";
    return { finding: finding(tone, say(`complete.${state}`, { here, all })), isEarlier: state === "earlier" };
  });
}

/** Whether the data is of this PDF. */
function dataFindings({ revisions }: FileVerdict, { versions }: Beside): Finding[] {
  const issued = revisions[ISSUED - 1]?.sha256;
  return versions.map(({ file, data }) => {
    const isOwn = data.pdfSha256 !== null && data.pdfSha256 === issued;
    const text = say(isOwn ? "data.of-file" : "data.of-other", { version: versionLabel(data.version) });
    return { tone: isOwn ? "good" : "note", about: plain(file.name), text, facts: [] };
  });
}

/** What a trail says of this PDF. */
function trailFindings({ revisions }: FileVerdict, { trails }: Beside): Finding[] {
  const issued = revisions[ISSUED - 1]?.sha256 ?? "";
  return trails.map(({ file, trail }) => {
    const entry = trail.isWhole ? trail.issued.get(issued) : undefined;
    const text = entry === undefined ? say("trail.silent") : say("trail.generated", { entry });
    return { tone: entry === undefined ? "note" : "good", about: plain(file.name), text, facts: [] };
  });
}

function trailReport({ file, trail, sha256 }: OfKind<"trail">): Report {
  const [first, ...others] = trail.findings;
  const worst = trail.findings.find(({ tone }) => tone === "bad") ?? first;
  return {
    name: file.name,
    tone: trail.isWhole ? "good" : "bad",
    verdict: worst?.text ?? say("file.failed"),
    sections: section(say("trail.heading"), worst === first ? others : trail.findings),
    isPdf: false,
    sha256,
    soundSha256: null,
  };
}

function dataReport({ file, data, sha256 }: OfKind<"data">, { versions }: Beside): Report {
  const fingerprint = fingerprintFinding(data);
  const former = versions
    .map((each) => each.data)
    .filter(({ agreement, version }) => agreement === data.agreement && version < data.version)
    .toSorted((one, other) => other.version - one.version)[0];
  return {
    name: file.name,
    tone: fingerprint.tone,
    verdict: fingerprint.tone === "good" ? dataVerdict(data) : fingerprint.text,
    sections: [
      ...section(say("data.heading"), [fingerprint]),
      ...(former ? section(changesHeading(former, data), changeFindings(former, data)) : []),
    ],
    isPdf: false,
    sha256,
    soundSha256: null,
  };
}
