import { bytesToHex } from "@noble/hashes/utils.js";
import { sameBytes } from "../../base/bytes/bytes.ts";
import { digestOf } from "../cms/algorithms.ts";
import { appendedTo } from "../pdf/append.ts";
import { objectsOf, type PdfFile, stateAfter } from "../pdf/file.ts";
import { type Form, formOf } from "../pdf/form.ts";
import { PdfFault } from "../pdf/parse.ts";
import { ARCHIVE, isPartyField, SEAL } from "../sign/fieldNames.ts";
import { placesOf } from "./places.ts";
import { addedTo, type Recognised } from "./rules/added.ts";
import { recogniseArchive, recogniseValidationData } from "./rules/later.ts";
import { recogniseSeal, recogniseSignature } from "./rules/signed.ts";
import type { ChangedPlace, RevisionKind, RevisionVerdict } from "./verdict.ts";

/** The printed contract, and the revision with its fields. */
export const ISSUED = 2;
const RULES = [recogniseSignature, recogniseSeal, recogniseValidationData, recogniseArchive];

/** A contract, or the certificate of completion that goes with one. */
type Paper = "contract" | "certificate";

/**
 * The paper as which this program has issued a file: a contract has fields for parties and the two hidden ones, a certificate the one of
 * the seal alone, and nothing is in them. Null for anything else.
 */
export function issuedAs(file: PdfFile): Paper | null {
  try {
    const form = formOf(stateAfter(file, ISSUED - 1));
    const isEmpty = form?.fields.every(({ signature }) => signature === null) === true;
    return form && isEmpty && isAsWritten(file, ISSUED - 1) ? paperWith(form) : null;
  } catch (error) {
    if (error instanceof PdfFault) return null;
    throw error;
  }
}

function paperWith({ fields }: Form): Paper | null {
  const names = fields.map(({ name }) => name);
  if (names.join() === SEAL) return "certificate";
  const isOurs = names.every((name) => isPartyField(name) || name === SEAL || name === ARCHIVE);
  return isOurs && names.some(isPartyField) ? "contract" : null;
}

/** A verdict on each revision, by the list of what each kind of them may define. */
export async function judgeRevisions(file: PdfFile): Promise<RevisionVerdict[]> {
  const verdicts: RevisionVerdict[] = [];
  for (const [number, { from, end }] of file.revisions.entries()) {
    const earlier = verdicts.map(({ kind }) => kind);
    const { kind, field, places } = judged(file, number, earlier);
    const sha256 = bytesToHex(await digestOf("SHA-256", file.bytes.subarray(0, end)));
    verdicts.push({ number, kind, from, to: end, sha256, field, places });
  }
  return verdicts;
}

function judged(
  file: PdfFile,
  number: number,
  earlier: readonly RevisionKind[],
): Recognised & { places: ChangedPlace[] } {
  if (number < ISSUED) return { kind: "issued", field: null, places: [] };
  try {
    const before = stateAfter(file, number - 1);
    const objects = objectsOf(file, number);
    const added = isAsWritten(file, number) ? addedTo(before, objects, earlier) : null;
    for (const rule of added ? RULES : []) {
      const recognised = added && rule(added);
      if (recognised) return { ...recognised, places: [] };
    }
    return { kind: "changed", field: null, places: placesOf(before, objects) };
  } catch (error) {
    if (error instanceof PdfFault) return { kind: "changed", field: null, places: [{ kind: "document" }] };
    throw error;
  }
}

/** Whether a revision is to the byte what this program writes of its objects: nothing can hide between them. */
function isAsWritten(file: PdfFile, number: number): boolean {
  const revision = file.revisions[number];
  if (!revision) return false;
  const base = file.bytes.slice(0, revision.from);
  const { bytes } = appendedTo(base, stateAfter(file, number - 1), objectsOf(file, number));
  return sameBytes(bytes, file.bytes.subarray(revision.from, revision.end));
}
