import { sameValue } from "../../pdf/serialise.ts";
import { isArray, isDict, isString, type PdfDict, type PdfValue, textIn, withEntries } from "../../pdf/value.ts";
import { signatureDict, stampDict } from "../../sign/dictionaries.ts";

/** A signature dictionary as this program writes it. */
export interface ReadSignature {
  contents: Uint8Array;
  /** Where the contents are in the file, delimiters included. */
  gap: { from: number; to: number };
  range: readonly PdfValue[];
  name: string | null;
  reason: string | null;
  /** UTC. */
  claimedTime: string | null;
}

const DATE = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;

/** Reads the dictionary of a person’s signature, or of the seal; null where it holds anything else. */
export function readSignatureDict(value: PdfValue | undefined, field: string): ReadSignature | null {
  if (!isDict(value)) return null;
  const [name, reason, location] = ["Name", "Reason", "Location"].map((key) => textIn(value.get(key)));
  const at = momentIn(textIn(value.get("M")));
  if (name === null || name === undefined || at === null) return null;
  const own = { field, name, reason: reason ?? null, location: location ?? null, at };
  return readGapped(value, signatureDict(own), { name, reason: own.reason, claimedTime: at });
}

/** Reads the dictionary of a document time stamp; null where it holds anything else. */
export function readStampDict(value: PdfValue | undefined): ReadSignature | null {
  return isDict(value) ? readGapped(value, stampDict(), { name: null, reason: null, claimedTime: null }) : null;
}

/** The dictionary must be what would be written of what was read from it. */
function readGapped(
  value: PdfDict,
  plain: PdfDict,
  read: Pick<ReadSignature, "name" | "reason" | "claimedTime">,
): ReadSignature | null {
  const contents = value.get("Contents");
  const range = value.get("ByteRange");
  if (!isString(contents) || !contents.span || !isArray(range)) return null;
  if (!sameValue(value, withEntries(plain, { Contents: contents, ByteRange: range }))) return null;
  return { contents: contents.string, gap: contents.span, range, ...read };
}

function momentIn(text: string | null): string | null {
  const [, year, month, day, hour, minute, second] = DATE.exec(text ?? "") ?? [];
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
