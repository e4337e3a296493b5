import { setTimeout as pause } from "node:timers/promises";
import { createPiece, PIECE_COST } from "./piece.ts";

/** A pause, unlike the next immediate, lets requests come in that need several turns for their answer. */
const PAUSE_MS = 1;

/** Lets others have their turn. */
export function letOthers(): Promise<void> {
  return pause(PAUSE_MS);
}

/** Lets others have their turn after every so many rows. */
export function takingTurns(): { turn(text?: { readonly length: number }): Promise<void> | undefined } {
  let piece = createPiece(PIECE_COST);
  return {
    turn(text) {
      piece.read(text);
      if (!piece.isFull()) return undefined;
      piece = createPiece(PIECE_COST);
      return letOthers();
    },
  };
}
