import type { Files } from "../../ports/files/files.ts";
import type { Tx, TxDeps } from "../base/context.ts";
import type { Counts, ErasureTarget } from "../base/erasures.ts";
import type { Piece } from "../base/piece.ts";
import type { Eraser } from "./eraser/eraser.ts";

/** The parts of the server that an erasure needs. */
export type ErasureDeps = TxDeps & { files: Files };

/** An erasure while it runs in this process. */
export interface Job {
  id: number;
  target: ErasureTarget;
  counts: Counts;
  /** The place that was last kept: where the row holds another, someone else goes on with the erasure. */
  place: { stage: string; after: string };
  /** Names of files that rewritten documents showed. */
  files: Set<string>;
  /** Made by the first stage that needs it, out of what is still kept: a process that takes over makes it again. */
  eraser: Eraser | null;
  /** Addresses whose mails go, in lower case; known with the eraser. */
  addresses: readonly string[];
  /** Numbers of the profiles that an account sees, in the order of the text; known with the stage that asks for them. */
  seen: readonly string[];
  /** The limit of one piece's cost. */
  pieceCost: number;
}

/** One piece of a stage, in a transaction of its own: what it did is kept, and it is not done twice. */
export interface Step {
  tx: Tx;
  job: Job;
  piece: Piece;
  /** Where the piece before ended; empty at the beginning. */
  after: string;
}

/** A part of an erasure. */
export interface Stage {
  name: string;
  /** Runs before the first piece in this process. It lets others have their turns, and leaves nothing half done where it ends early. */
  prepare?(deps: ErasureDeps, job: Job): Promise<void>;
  /** Does one piece. @returns where to go on; null where the stage is over */
  run(step: Step): string | null;
}
