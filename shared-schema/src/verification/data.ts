import { entryOf, isMap } from "../base/json.ts";
import type { Bilingual } from "../base/language.ts";
import { termText } from "../contract/addendum/termText.ts";
import { DATA_FORMAT, DATA_FORMAT_VERSION } from "../contract/data/names.ts";
import { versionLabel } from "../labels/agreement.ts";
import { compareTerms, type TermChange } from "../terms/compare.ts";
import { fingerprintOf } from "../terms/fingerprint.ts";
import type { ContractTerms } from "../terms/terms.ts";
import { type Finding, plain } from "./report.ts";
import { say } from "./texts.ts";

/** A version of a contract, as its data tells it. */
export interface GivenData {
  agreement: number;
  version: number;
  fingerprint: string;
  /** Of the PDF as it was issued; null for a draft. */
  pdfSha256: string | null;
  terms: ContractTerms;
}

/** Rows of a comparison that are shown: a stranger's data may differ in everything. */
const MOST_CHANGES = 200;

/** Reads what is needed of a contract's data; null where it is none. */
export function dataIn(value: unknown): GivenData | null {
  const version = entryOf(value, "version");
  const [agreement, number] = [entryOf(value, "number"), entryOf(version, "number")];
  const [fingerprint, pdf] = [entryOf(version, "fingerprint"), entryOf(version, "pdf_sha256")];
  const terms = entryOf(value, "terms");
  const isOurs = entryOf(value, "format") === DATA_FORMAT && entryOf(value, "format_version") === DATA_FORMAT_VERSION;
  if (!isOurs || typeof agreement !== "number" || typeof number !== "number") return null;
  if (typeof fingerprint !== "string" || !isTerms(terms)) return null;
  return { agreement, version: number, fingerprint, pdfSha256: typeof pdf === "string" ? pdf : null, terms };
}

/** Whatever JSON holds is a term; only the whole has to be a map. */
function isTerms(value: unknown): value is ContractTerms {
  return isMap(value);
}

function isFingerprintRight({ terms, fingerprint }: GivenData): boolean {
  return fingerprintOf(terms) === fingerprint;
}

/** Whether the terms are those of their fingerprint. */
export function fingerprintFinding(data: GivenData): Finding {
  const isRight = isFingerprintRight(data);
  return {
    tone: isRight ? "good" : "bad",
    about: versionLabel(data.version),
    text: say(isRight ? "data.fingerprint" : "data.wrong-fingerprint"),
    facts: [],
  };
}

/** The terms that differ between two versions. */
export function changeFindings(before: GivenData, after: GivenData): Finding[] {
  const changes = compareTerms(before.terms, after.terms);
  if (changes.length === 0) return [{ tone: "note", about: null, text: say("data.unchanged"), facts: [] }];
  const shown = changes.slice(0, MOST_CHANGES).map((change) => changeFinding(change, before, after));
  const left = changes.length - shown.length;
  return left === 0
    ? shown
    : [...shown, { tone: "note", about: null, text: say("data.more", { count: left }), facts: [] }];
}

function changeFinding({ path, name, before, after }: TermChange, former: GivenData, latter: GivenData): Finding {
  const texts = { before: termText(path, before, former.terms), after: termText(path, after, latter.terms) };
  const kind = before === null ? "data.added" : after === null ? "data.removed" : "data.change";
  return { tone: "note", about: name, text: say(kind, texts), facts: [] };
}

export function changesHeading(before: GivenData, after: GivenData): Bilingual {
  return say("data.changes", { from: versionLabel(before.version), to: versionLabel(after.version) });
}

/** What a version is called, with the number of its agreement. */
export function dataVerdict({ agreement, version }: GivenData): Bilingual {
  return say("data.verdict", { number: plain(String(agreement)), version: versionLabel(version) });
}
