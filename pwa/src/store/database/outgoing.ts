import type { Refusal } from "shared-schema/base/result";

/** A request that waits on this device until the server has carried it out. */
interface Errand {
  id: string;
  /** The kind: «yacht-picture», «receipt», «payment», «request». */
  kind: string;
  /** The document that it belongs to. */
  documentKey: string;
  /** The path it is sent to, after `/api`. */
  path: string;
  /** The name it is listed under. */
  fileName: string;
  /** When it was taken, ms. */
  at: number;
  attempts: number;
  /** Not before this moment, ms. */
  nextAt: number;
  /** The reason why the server will never take it as it is; null while it may. */
  refusal: Refusal | null;
}

/** A file that waits until the server has it. */
export interface Upload extends Errand {
  /** Made here once, sent with every attempt: however often it arrives, it is taken once. */
  id: string;
  /** The field of the multipart form. */
  field: string;
  /** The file's content. WebKit cannot store a `Blob` in IndexedDB while browsing is private. */
  bytes: ArrayBuffer;
  /** The file's media type. */
  type: string;
  /** The payment whose receipt it is: it is sent once the server has the payment. */
  payment?: { agreement: number; id: string } | undefined;
}

/** A picture of a yacht that waits until the server has it no more; `path` names the yacht. */
export interface Removal extends Errand {
  /** The picture's address. */
  removes: string;
}

/** A form that waits until the server has it: a request for an agreement, the record of a passport that was shown. */
export interface Posting extends Errand {
  /** Made here once; sent with every attempt under `key`: however often it arrives, it is taken once. */
  id: string;
  /** The values of the form. */
  json: Readonly<Record<string, unknown>>;
  /** No one has filled it in, and no one decides about it: it is not listed, and dropped when the server refuses it. */
  unlisted?: true;
}

export type Outgoing = Upload | Removal | Posting;

/** The lists in which an errand is named and logged. */
export type OutgoingList = "uploads" | "removals" | "requests";

export function listOf(outgoing: Outgoing): OutgoingList {
  if (isUpload(outgoing)) return "uploads";
  return isPosting(outgoing) ? "requests" : "removals";
}

export function isUpload(outgoing: Outgoing): outgoing is Upload {
  return "bytes" in outgoing;
}

export function isPosting(outgoing: Outgoing): outgoing is Posting {
  return "json" in outgoing;
}

/** Is it a record that the app makes by itself? Lists of what waits leave it out. */
export function isUnlisted(outgoing: Outgoing): boolean {
  return isPosting(outgoing) && outgoing.unlisted === true;
}

export function isRemoval(outgoing: Outgoing): outgoing is Removal {
  return "removes" in outgoing;
}

/** The file of an upload. */
export function fileOf({ bytes, type }: Pick<Upload, "bytes" | "type">): Blob {
  return new Blob([bytes], { type });
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Returns the fields that change after an attempt without a usable answer; `random` between 0 and 1 spreads devices
 * out.
 */
export function putOff(outgoing: Outgoing, now: number, random: number): Pick<Outgoing, "attempts" | "nextAt"> {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(outgoing.attempts, 10));
  return { attempts: outgoing.attempts + 1, nextAt: now + wait * (0.5 + random / 2) };
}
