import type { Refusal } from "shared-schema/base/result";
import { refused } from "shared-schema/base/result";
import { SIGNATURE_LEVELS, type SignatureLevel } from "shared-schema/labels/signing";
import type { FileVerdict } from "shared-schema/pades/verify/verdict";
import { readRefusal } from "shared-schema/refusals/read";
import { z } from "zod";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import type { Tx } from "../../base/context.ts";
import type { VersionKey } from "../deps.ts";
import { newestOf } from "../file.ts";
import { partiesIn } from "../parties.ts";
import { proofIn } from "./proof.ts";

const HIGHEST: SignatureLevel = "B-LTA";

const keptFound = z.object({
  /** The revision that it was read after. */
  n: z.int(),
  /** By field. */
  levels: z.record(z.string(), z.enum(SIGNATURE_LEVELS)),
  /** The refusal of the configured time-stamp authority, where another one has stamped the archive. */
  problem: z.string().nullable(),
});

/** Keeps the levels that the verifier has read after a revision. */
export function keepFound(
  tx: Tx,
  { id, version }: VersionKey,
  n: number,
  { verdict, problem }: { verdict: FileVerdict; problem: string | null },
): void {
  const task = tx.store.signing.completion.task(id, version, "archive");
  const parties = verdict.signatures.filter(({ kind }) => kind === "party");
  const levels = Object.fromEntries(parties.map(({ field, level }) => [field, level]));
  const found: z.infer<typeof keptFound> = { n, levels, problem };
  if (task) tx.store.signing.completion.change({ ...task, found: JSON.stringify(found) });
}

/** A level, and why it is no higher; the reason is null at the highest one. */
interface Reached {
  level: SignatureLevel;
  reason: Refusal | null;
}

/** The levels of a version's signatures. */
export interface Levels {
  /** Of one signature; null until it is signed. */
  of(row: SignatureRow): Reached | null;
  /** The lowest of all; null where no one has signed. */
  lowest: Reached | null;
}

/** Reads what the verifier has said of the levels of a version: after the last revision, else when each was signed. */
export function levelsOf(tx: Tx, place: VersionKey, signatures: readonly SignatureRow[]): Levels {
  const task = tx.store.signing.completion.task(place.id, place.version, "archive");
  const found = task?.found ? keptFound.parse(JSON.parse(task.found)) : null;
  const known = found?.n === newestOf(tx.store, place) ? found : null;
  const waits = task ? (causeIn(task.cause) ?? refused("level.pending").refusal) : null;
  const of = (row: SignatureRow): Reached | null => {
    const proof = proofIn(row);
    if (row.status !== "SIGNED" || proof === null) return null;
    const field = partiesIn(row)[0]?.key ?? "";
    const level = known?.levels[field] ?? proof.level;
    const stamp = stampReason(row, level, proof.stampProblem ?? known?.problem ?? null);
    return { level, reason: level === HIGHEST ? stamp : level === "B-B" ? stamp : (waits ?? stamp) };
  };
  const all = signatures.flatMap((row) => of(row) ?? []);
  const rank = ({ level, reason }: Reached) => SIGNATURE_LEVELS.indexOf(level) * 2 + (reason === null ? 1 : 0);
  const [lowest = null] = all.toSorted((one, other) => rank(one) - rank(other));
  return { of, lowest };
}

function stampReason({ name }: SignatureRow, level: SignatureLevel, problem: string | null): Refusal | null {
  if (level === "B-B") return refused("level.no-stamp", { name }).refusal;
  return problem === null ? null : refused("level.stand-in").refusal;
}

function causeIn(cause: string | null): Refusal | null {
  return cause === null ? null : readRefusal(JSON.parse(cause));
}
