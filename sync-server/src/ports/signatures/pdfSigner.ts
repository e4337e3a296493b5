import { copied } from "shared-schema/base/bytes/bytes";
import { done, type Result } from "shared-schema/base/result";
import { readPdf, stateAfter } from "shared-schema/pades/pdf/file";
import { pagesOf } from "shared-schema/pades/pdf/pages";
import {
  acceptValue,
  embedSignature,
  type PreparedSignature,
  prepareSignature,
  type SignatureWish,
} from "shared-schema/pades/sign/signature";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { SERVER } from "../pool/pool.ts";
import {
  type Finished,
  type LaterAnswer,
  type LaterJob,
  type LaterSigner,
  laterJob,
  laterSigner,
  mixedUp,
} from "./laterJobs.ts";

/** A wish to sign without the font, which the signer has itself. */
type SignerWish = Omit<SignatureWish, "shown"> & {
  /** Null: the field shows nothing, as that of a seal. */
  paragraphs: readonly string[] | null;
};

/** A revision that is to be finished. */
interface Finishing {
  base: Uint8Array;
  prepared: PreparedSignature;
  /** The value of the signature, as the service has given it. */
  value: Uint8Array;
  /** Over the value; null where no authority has answered. */
  token: Uint8Array | null;
  /** Certificates in DER that the verdict trusts. */
  anchors: readonly Uint8Array[];
}

/** Writes signatures into PDFs and gives verdicts on them. Both take their time, so they run beside the requests. */
export interface PdfSigner extends LaterSigner {
  /** The same in the turn of an account at the threads, by its number. The server's own signatures take a turn together. */
  of(account: number): PdfSigner;
  /** Writes the revision of a signature but for its value. */
  prepare(base: Uint8Array, wish: SignerWish): Promise<Result<PreparedSignature>>;
  /** The bytes over which a time stamp is asked for: the value as it is embedded. */
  accept(prepared: PreparedSignature, value: Uint8Array): Promise<Result<Uint8Array>>;
  /** Finishes the revision, and judges the file as it would be. */
  finish(finishing: Finishing): Promise<Result<Finished>>;
  /** The number of pages of a generated contract. */
  pages(issued: Uint8Array): Promise<number>;
}

/** One job of the thread that signs. */
export type SigningJob =
  | { kind: "prepare"; base: Uint8Array; wish: SignerWish }
  | { kind: "accept"; prepared: PreparedSignature; value: Uint8Array }
  | ({ kind: "finish" } & Finishing)
  | { kind: "pages"; issued: Uint8Array }
  | LaterJob;

export type SigningJobAnswer =
  | { kind: "prepared"; prepared: Result<PreparedSignature> }
  | { kind: "accepted"; accepted: Result<Uint8Array> }
  | { kind: "finished"; finished: Result<Finished> }
  | { kind: "pages"; pages: number }
  | LaterAnswer;

/** Does one job. @param font of the words that a field shows */
export async function signJob(job: SigningJob, font: Uint8Array): Promise<SigningJobAnswer> {
  switch (job.kind) {
    case "prepare": {
      const { paragraphs, ...wish } = job.wish;
      const prepared = await prepareSignature(copied(job.base), { ...wish, shown: paragraphs && { paragraphs, font } });
      return { kind: "prepared", prepared };
    }
    case "accept":
      return { kind: "accepted", accepted: await acceptValue(job.prepared, copied(job.value)) };
    case "finish":
      return { kind: "finished", finished: await finish(job) };
    case "pages":
      return { kind: "pages", pages: pagesOf(stateAfter(readPdf(copied(job.issued)), 0)).length };
    default:
      return laterJob(job);
  }
}

async function finish({ base, prepared, value, token, anchors }: Finishing): Promise<Result<Finished>> {
  const stamped = await embedSignature(copied(base), prepared, copied(value), token && copied(token));
  // A token that does not hold costs the level, and not the signature.
  const isWrongToken = !stamped.ok && stamped.refusal.code === "timestamp.invalid";
  const bytes = isWrongToken ? await embedSignature(copied(base), prepared, copied(value), null) : stamped;
  if (!bytes.ok) return bytes;
  return done({ bytes: bytes.value, verdict: await verifyPdf(bytes.value, { anchors }) });
}

/** The jobs behind the questions. @param answerTo answers a job, in the turn of an account, by one of its kind */
export function pdfSigner(
  answerTo: (job: SigningJob, account: number) => Promise<SigningJobAnswer>,
  account = SERVER,
): PdfSigner {
  const ask = (job: SigningJob) => answerTo(job, account);
  return {
    ...laterSigner(ask),
    of: (other) => pdfSigner(answerTo, other),
    async prepare(base, wish) {
      const answer = await ask({ kind: "prepare", base, wish });
      return answer.kind === "prepared" ? answer.prepared : mixedUp();
    },
    async accept(prepared, value) {
      const answer = await ask({ kind: "accept", prepared, value });
      return answer.kind === "accepted" ? answer.accepted : mixedUp();
    },
    async finish(finishing) {
      const answer = await ask({ kind: "finish", ...finishing });
      return answer.kind === "finished" ? answer.finished : mixedUp();
    },
    async pages(issued) {
      const answer = await ask({ kind: "pages", issued });
      return answer.kind === "pages" ? answer.pages : mixedUp();
    },
  };
}
