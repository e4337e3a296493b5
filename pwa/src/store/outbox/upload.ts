/** What waits on this device until the server has done it. */
interface Errand {
  id: string;
  /** What it is: «yacht-picture», «receipt», «payment». */
  kind: string;
  /** The document that it belongs to. */
  documentKey: string;
  /** Where it goes, behind `/api`. */
  path: string;
  /** What it is called where it is listed. */
  fileName: string;
  /** When it was taken, ms. */
  at: number;
  attempts: number;
  /** Not before this moment, ms. */
  nextAt: number;
  /** Why the server will never take it as it is; null while it may. */
  refusal: string | null;
}

/** A file that waits until the server has it. */
export interface Upload extends Errand {
  /** Made here once, sent with every attempt: however often it arrives, it is taken once. */
  id: string;
  /** The field of the multipart form. */
  field: string;
  blob: Blob;
}

/** A picture of a yacht that waits until the server has it no more; `path` names the yacht. */
export interface Removal extends Errand {
  /** The picture's address. */
  removes: string;
}

export type Outgoing = Upload | Removal;

export function isUpload(outgoing: Outgoing): outgoing is Upload {
  return "blob" in outgoing;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** What an attempt without a usable answer changes; `random` between 0 and 1 spreads devices out. */
export function putOff(outgoing: Outgoing, now: number, random: number): Pick<Outgoing, "attempts" | "nextAt"> {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(outgoing.attempts, 10));
  return { attempts: outgoing.attempts + 1, nextAt: now + wait * (0.5 + random / 2) };
}
