import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import { readCertificate } from "../cms/certificate.ts";
import { OID } from "../cms/oids.ts";
import { type PdfFile, type PdfState, stateAfter } from "../pdf/file.ts";
import { type Form, type FormField, formOf } from "../pdf/form.ts";
import { PdfFault } from "../pdf/parse.ts";
import { ARCHIVE, isPartyField, SEAL } from "../sign/fieldNames.ts";
import { fileVerdict, noVerdict } from "./fileVerdict.ts";
import { readLongest } from "./longest.ts";
import { ISSUED, issuedAs, judgeRevisions } from "./revisions.ts";
import { readSignatureDict, readStampDict } from "./rules/dictionary.ts";
import { checkSignature, checkStamp, type Found, type Known } from "./signature.ts";
import { storeOf } from "./store.ts";
import type { FileVerdict, Level, RevisionVerdict, SignatureVerdict } from "./verdict.ts";

/** What a verdict rests on. */
export interface Trust {
  /** Certificates in DER of the authorities that are trusted: of people and of time stamps. */
  anchors: readonly Uint8Array[];
}

/**
 * Gives a verdict on a PDF: on each signature, on each revision and on the whole. It needs no network and no clock: certificates are
 * judged at the time that the time stamps prove.
 */
export async function verifyPdf(pdf: Uint8Array, trust: Trust): Promise<FileVerdict> {
  const bytes = copied(pdf);
  const longest = readLongest(bytes);
  if (!longest) return noVerdict(isPdf(bytes) ? "not-issued-here" : "unreadable");
  const { file, trailing } = longest;
  const paper = issuedAs(file);
  if (paper === null) return noVerdict("not-issued-here");
  const revisions = await judgeRevisions(file);
  const last = stateAfter(file, file.revisions.length - 1);
  const trusted = trust.anchors.map(readCertificate);
  const stored = await storeIn(last, trusted);
  const known: Known = { trusted, store: stored ?? { certificates: [], lists: [] } };
  const judging = { file, revisions, known };
  const placed = signaturesIn(file, revisions);
  const signatures = withLevels(await Promise.all(placed.map((each) => verdictOn(each, judging))), revisions);
  const names = formAfter(file, ISSUED - 1)?.fields.map(({ name }) => name) ?? [];
  const unsigned = names.filter((name) => isPartyField(name) && !placed.some(({ field }) => field === name));
  return fileVerdict({
    ...{ signatures, revisions, unsigned, trailing },
    isStoreRight: stored !== null,
    isCertificate: paper === "certificate",
  });
}

function isPdf(bytes: Bytes): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";
}

async function storeIn(state: PdfState, trusted: Known["trusted"]) {
  try {
    return await storeOf(state, trusted);
  } catch (error) {
    if (error instanceof PdfFault) return null;
    throw error;
  }
}

/** The fields of the newest form that can be read: one with anything else in it came with a change, for which its revision is judged. */
function fieldsOf(file: PdfFile): FormField[] {
  for (let index = file.revisions.length - 1; index > 0; index--) {
    const form = formAfter(file, index);
    if (form) return form.fields;
  }
  return [];
}

function formAfter(file: PdfFile, index: number): Form | null {
  try {
    return formOf(stateAfter(file, index));
  } catch (error) {
    if (error instanceof PdfFault) return null;
    throw error;
  }
}

/** A signature: the number of its dictionary in a field, and the revision that it ends. */
interface Placed {
  field: string;
  signature: number;
  revision: number;
}

/**
 * Every signature that the file holds or has held: fields with a value count, not ranges of bytes. One that a later revision took out of
 * its field is still there.
 */
function signaturesIn(file: PdfFile, revisions: readonly RevisionVerdict[]): Placed[] {
  const made = revisions.flatMap(({ number, field: name }): Placed[] => {
    const field = formAfter(file, number)?.fields.find((each) => each.name === name);
    return field && field.signature !== null
      ? [{ field: field.name, signature: field.signature, revision: number }]
      : [];
  });
  const others = fieldsOf(file).flatMap(({ name, signature }): Placed[] => {
    if (signature === null || made.some((each) => each.signature === signature)) return [];
    const revision = file.revisions.findLastIndex(({ offsets }) => offsets.has(signature));
    return [{ field: name, signature, revision }];
  });
  return [...made, ...others].sort((one, other) => one.revision - other.revision);
}

interface Judging {
  file: PdfFile;
  revisions: readonly RevisionVerdict[];
  known: Known;
}

const PLATFORM: readonly string[] = [OID.platformSigning, OID.platformStamps];

/** A signature with what its revision needs to be judged by. */
type Checked = SignatureVerdict & { isRevocationKnown: boolean };

async function verdictOn(placed: Placed, { file, revisions, known }: Judging): Promise<Checked> {
  const { field, signature, revision } = placed;
  const end = file.revisions[revision]?.end ?? 0;
  const value = valueIn(stateAfter(file, revision), signature);
  const kind = field.startsWith(ARCHIVE) ? "archive" : field === SEAL ? "seal" : "party";
  const read = kind === "archive" ? readStampDict(value) : readSignatureDict(value, field);
  const check = kind === "archive" ? checkStamp : checkSignature;
  const unread: Found = { state: "wrong-form", signer: null, stamp: null, isRevocationKnown: false };
  const found = read ? await check(read, file.bytes, end, known) : unread;
  // A signature in a revision that is none of a signature hides what else the revision does.
  const isOwn = revisions[revision]?.field === field;
  return {
    field,
    kind,
    revision,
    state: found.state === "valid" && !isOwn ? "wrong-form" : found.state,
    isChangedAfter: revisions.slice(revision + 1).some((each) => each.kind === "changed"),
    signer: found.signer?.commonName ?? "",
    issuer: issuerName(found, known),
    serial: found.signer?.serialHex ?? "",
    isPlatform: found.signer?.policies.some((policy) => PLATFORM.includes(policy)) ?? false,
    time: found.stamp?.at ?? null,
    timeAuthority: found.stamp?.signer.commonName ?? null,
    claimedTime: read?.claimedTime ?? null,
    reason: read?.reason ?? null,
    level: found.stamp ? "B-T" : "B-B",
    isRevocationKnown: found.isRevocationKnown,
  };
}

function valueIn(state: PdfState, number: number) {
  try {
    return state.value(number);
  } catch (error) {
    if (error instanceof PdfFault) return undefined;
    throw error;
  }
}

function issuerName({ signer }: Found, { trusted, store }: Known): string {
  const issuers = [...trusted, ...store.certificates];
  return issuers.find(({ subject }) => signer && subject.join() === signer.issuer.join())?.commonName ?? "";
}

/** Raises the level of signatures whose certificates the file tells all about, under an archive time stamp or not yet. */
function withLevels(checked: readonly Checked[], revisions: readonly RevisionVerdict[]): SignatureVerdict[] {
  const stored = revisions.findLast(({ kind }) => kind === "validation-data");
  const isArchived = (after: number) =>
    checked.some(({ kind, state, revision }) => kind === "archive" && state === "valid" && revision > after);
  const levelOf = ({ level, isRevocationKnown, state }: Checked): Level => {
    if (level === "B-B" || state !== "valid" || !stored || !isRevocationKnown) return level;
    return isArchived(stored.number) ? "B-LTA" : "B-LT";
  };
  return checked.map(({ isRevocationKnown, ...signature }) => ({
    ...signature,
    level: levelOf({ ...signature, isRevocationKnown }),
  }));
}
