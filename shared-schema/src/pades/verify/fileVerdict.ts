import type { FileCode, FileVerdict, Level, RevisionVerdict, SignatureVerdict } from "./verdict.ts";

const LEVELS: readonly Level[] = ["B-B", "B-T", "B-LT", "B-LTA"];

interface Findings {
  signatures: SignatureVerdict[];
  revisions: RevisionVerdict[];
  unsigned: string[];
  trailing: number;
  /** Whether the validation data can be read and is vouched for. */
  isStoreRight: boolean;
  /** Whether it is a certificate of completion, which no one but the platform seals. */
  isCertificate: boolean;
}

/** The verdict on a file that holds nothing to judge. */
export function noVerdict(code: FileCode): FileVerdict {
  const nothing = { signatures: [], revisions: [], unsigned: [], places: [], trailing: 0, level: null };
  return { code, at: { first: 0, second: 0 }, ...nothing };
}

/** Sums up: the worst finding is the verdict. */
export function fileVerdict(findings: Findings): FileVerdict {
  const { signatures, revisions, unsigned, trailing } = findings;
  const parties = signatures.filter(({ kind }) => kind === "party");
  const { code, first = 0, second = 0, places = [] } = judged(findings, parties);
  const levels = parties.map(({ level }) => LEVELS.indexOf(level));
  const level = levels.length > 0 ? (LEVELS[Math.min(...levels)] ?? null) : null;
  return { code, signatures, revisions, unsigned, at: { first, second }, places, trailing, level };
}

type Summary = Pick<FileVerdict, "code"> & Partial<FileVerdict["at"] & Pick<FileVerdict, "places">>;

function judged(findings: Findings, parties: SignatureVerdict[]): Summary {
  const { signatures, revisions, trailing, isStoreRight, isCertificate } = findings;
  const place = (signature: SignatureVerdict) => parties.indexOf(signature) + 1;
  const broken = signatures.find(({ state }) => state !== "valid" && state !== "untrusted");
  const changed = revisions.find(({ kind }) => kind === "changed");
  if (changed) {
    const before = parties.findLast(({ revision }) => revision < changed.number);
    const after = parties.find(({ revision }) => revision > changed.number);
    const around = { first: before ? place(before) : 0, second: after ? place(after) : 0, places: changed.places };
    if (!before) return { code: "changed-before", ...around };
    return { code: after ? "changed-between" : "changed-after", ...around };
  }
  if (broken) return { code: "broken", first: place(broken) };
  if (trailing > 0) return { code: "trailing", first: parties.length };
  if (!isStoreRight) return { code: "changed-after", first: parties.length, places: [{ kind: "document" }] };
  const untrusted = signatures.find(({ state }) => state === "untrusted");
  if (untrusted) return { code: "untrusted", first: place(untrusted) };
  if (isCertificate && signatures.length > 0) return { code: "sealed" };
  return { code: parties.length > 0 ? "valid" : "unsigned" };
}
