import { bytesToHex } from "@noble/hashes/utils.js";
import type { Bilingual } from "../base/language.ts";
import { digestOf } from "../pades/cms/algorithms.ts";
import type { FileVerdict } from "../pades/verify/verdict.ts";
import { verifyPdf } from "../pades/verify/verify.ts";
import { parsed, type Steps, stepsIn } from "./complete.ts";
import { dataIn, type GivenData } from "./data.ts";
import type { GivenFile } from "./report.ts";
import { say } from "./texts.ts";
import { type CheckedTrail, checkTrail, trailIn } from "./trail.ts";

/** A file, as far as it is understood. */
export type Opened =
  | { kind: "contract"; file: GivenFile; verdict: FileVerdict; sha256: string }
  | { kind: "foreign"; file: GivenFile; verdict: FileVerdict; sha256: string }
  | { kind: "certificate"; file: GivenFile; verdict: FileVerdict; sha256: string; steps: Steps }
  | { kind: "trail"; file: GivenFile; trail: CheckedTrail; sha256: string }
  | { kind: "data"; file: GivenFile; data: GivenData; sha256: string }
  | { kind: "other"; file: GivenFile; text: Bilingual };
export type OfKind<K extends Opened["kind"]> = Extract<Opened, { kind: K }>;

/** Finds out what a file is, and verifies it. @param anchors certificates in DER of the authorities that are trusted */
export async function openFile(file: GivenFile, anchors: readonly Uint8Array[]): Promise<Opened> {
  const { bytes } = file;
  const sha256 = bytesToHex(await digestOf("SHA-256", bytes));
  if (!isPdf(bytes)) {
    const value = parsed(new TextDecoder().decode(bytes));
    const trail = trailIn(value);
    if (trail) return { kind: "trail", file, trail: await checkTrail(trail, anchors), sha256 };
    const data = dataIn(value);
    return data ? { kind: "data", file, data, sha256 } : { kind: "other", file, text: say("file.unknown") };
  }
  const verdict = await verifyPdf(bytes, { anchors });
  if (verdict.code === "not-issued-here" || verdict.code === "unreadable")
    return { kind: "foreign", file, verdict, sha256 };
  const steps = stepsIn(bytes);
  return steps ? { kind: "certificate", file, verdict, sha256, steps } : { kind: "contract", file, verdict, sha256 };
}

function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";
}
