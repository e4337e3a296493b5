import { entryOf } from "../base/json.ts";
import { CERTIFICATE_DATA, CERTIFICATE_FORMAT } from "../contract/certificate/names.ts";
import { attachmentIn } from "../pades/pdf/attachment.ts";
import type { RevisionVerdict } from "../pades/verify/verdict.ts";

/** The steps of a contract's file, as its certificate of completion lists them, oldest first. */
export type Steps = readonly { kind: string; sha256: string }[];

/** How a file relates to a list of its steps. */
interface Completeness {
  state: "whole" | "earlier" | "later" | "other";
  /** Signatures in the file, and in the whole list. */
  here: number;
  all: number;
}

/** The list of steps in a certificate of completion; null where it has none. */
export function stepsIn(certificate: Uint8Array): Steps | null {
  const attached = attachmentIn(certificate, CERTIFICATE_DATA);
  const data = attached && parsed(new TextDecoder().decode(attached));
  const listed = entryOf(data, "revisions");
  if (entryOf(data, "format") !== CERTIFICATE_FORMAT || !Array.isArray(listed)) return null;
  return listed.map((each) => ({ kind: String(entryOf(each, "kind")), sha256: String(entryOf(each, "sha256")) }));
}

/** A JSON value; undefined where the text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compares a file with the list: one that was cut off is a beginning of what the list describes. */
export function completeness(revisions: readonly RevisionVerdict[], steps: Steps): Completeness {
  const signatures = (list: Steps) => list.filter(({ kind }) => kind === "signature").length;
  const known = revisions.map(({ sha256 }) => steps.findIndex((step) => step.sha256 === sha256));
  const last = Math.max(-1, ...known);
  const counts = { here: signatures(steps.slice(0, last + 1)), all: signatures(steps) };
  if (last < 0) return { state: "other", ...counts };
  if (last < steps.length - 1) return { state: "earlier", ...counts };
  return { state: known.at(-1) === last ? "whole" : "later", ...counts };
}
