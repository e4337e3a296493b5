import { fromBase64 } from "shared-schema/base/bytes/base64";
import { copied } from "shared-schema/base/bytes/bytes";
import { done, type Result, refused } from "shared-schema/base/result";
import { embedStamp, type PreparedStamp, prepareStamp } from "shared-schema/pades/sign/archive";
import { withValidationData } from "shared-schema/pades/sign/validationData";
import { readTimeStampOver } from "shared-schema/pades/timeStamp/token";
import { type Evidence, evidenceFor, isListOf, type WantedList } from "shared-schema/pades/verify/evidence";
import type { FileVerdict } from "shared-schema/pades/verify/verdict";
import { verifyPdf } from "shared-schema/pades/verify/verify";

/** A file with the verdict on it. */
export interface Finished {
  bytes: Uint8Array;
  verdict: FileVerdict;
}

/** Validation data to be appended. */
interface Adding {
  base: Uint8Array;
  certificates: readonly Uint8Array[];
  /** What was fetched for each issuer. */
  lists: readonly { wanted: WantedList; fetched: readonly Uint8Array[] }[];
  /** UTC. */
  now: string;
  anchors: readonly Uint8Array[];
}

/** A document time stamp to be finished. */
interface Stamping {
  base: Uint8Array;
  prepared: PreparedStamp;
  token: Uint8Array;
  anchors: readonly Uint8Array[];
}

/** A file with a document time stamp, and the end of the certificate that has made it, UTC. */
type Stamped = Finished & { until: string };

/** One job of the thread that signs, on a file that everybody has signed. */
export type LaterJob =
  | { kind: "evidence"; file: Uint8Array; anchors: readonly Uint8Array[] }
  | ({ kind: "add-data" } & Adding)
  | { kind: "prepare-stamp"; base: Uint8Array; reserve: number }
  | ({ kind: "finish-stamp" } & Stamping);

export type LaterAnswer =
  | { kind: "evidence"; evidence: Evidence }
  | { kind: "added"; added: Result<Finished> }
  | { kind: "stamp"; stamp: Result<PreparedStamp> }
  | { kind: "stamped"; stamped: Result<Stamped> };

/** What is added behind the last signature. */
export interface LaterSigner {
  /** What the file needs to be verified for ever. */
  evidence(file: Uint8Array, anchors: readonly Uint8Array[]): Promise<Evidence>;
  /** Appends validation data, and judges the file as it would be. */
  addData(adding: Adding): Promise<Result<Finished>>;
  /** Writes the revision of a document time stamp but for its token. */
  prepareStamp(base: Uint8Array, reserve: number): Promise<Result<PreparedStamp>>;
  /** Finishes that revision, and judges the file as it would be. */
  finishStamp(stamping: Stamping): Promise<Result<Stamped>>;
}

export async function laterJob(job: LaterJob): Promise<LaterAnswer> {
  switch (job.kind) {
    case "evidence":
      return { kind: "evidence", evidence: await evidenceFor(job.file, job.anchors) };
    case "add-data":
      return { kind: "added", added: await addData(job) };
    case "prepare-stamp":
      return { kind: "stamp", stamp: await prepareStamp(copied(job.base), job.reserve) };
    case "finish-stamp":
      return { kind: "stamped", stamped: await finishStamp(job) };
  }
}

async function addData({ base, certificates, lists, now, anchors }: Adding): Promise<Result<Finished>> {
  const usable: Uint8Array[] = [];
  for (const { wanted, fetched } of lists) {
    const own = await Promise.all(fetched.map((list) => isListOf(list, wanted, now)));
    const list = fetched[own.indexOf(true)];
    if (!list) return refused("archive.list-unusable", { authority: wanted.issuer });
    usable.push(list);
  }
  const data = { certificates: certificates.map(copied), lists: usable.map(copied) };
  const bytes = await withValidationData(copied(base), data);
  if (!bytes.ok) return bytes;
  return done({ bytes: bytes.value, verdict: await verifyPdf(bytes.value, { anchors }) });
}

async function finishStamp({ base, prepared, token, anchors }: Stamping): Promise<Result<Stamped>> {
  const stamp = await readTimeStampOver(token, fromBase64(prepared.hash), []);
  if (typeof stamp === "string") return refused("timestamp.invalid");
  const bytes = await embedStamp(copied(base), prepared, copied(token));
  if (!bytes.ok) return bytes;
  const verdict = await verifyPdf(bytes.value, { anchors });
  return done({ bytes: bytes.value, verdict, until: stamp.signer.notAfter });
}

/** The jobs behind the questions. @param ask answers a job by one of its kind */
export function laterSigner(ask: (job: LaterJob) => Promise<LaterAnswer | { kind: string }>): LaterSigner {
  return {
    async evidence(file, anchors) {
      const answer = await ask({ kind: "evidence", file, anchors });
      return "evidence" in answer ? answer.evidence : mixedUp();
    },
    async addData(adding) {
      const answer = await ask({ kind: "add-data", ...adding });
      return "added" in answer ? answer.added : mixedUp();
    },
    async prepareStamp(base, reserve) {
      const answer = await ask({ kind: "prepare-stamp", base, reserve });
      return "stamp" in answer ? answer.stamp : mixedUp();
    },
    async finishStamp(stamping) {
      const answer = await ask({ kind: "finish-stamp", ...stamping });
      return "stamped" in answer ? answer.stamped : mixedUp();
    },
  };
}

/** A thread that has answered another job. */
export function mixedUp(): never {
  throw new Error("The thread has answered another job.");
}
