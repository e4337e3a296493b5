import type { Attack } from "../support/attack.ts";
import type { Target } from "../support/target.ts";
import { tryMatrix } from "./matrix.ts";
import { tryPushes } from "./pushes/pushes.ts";

const PARTS = 5;

/** Who may do what, tried by everybody. */
export const MATRICES: readonly Attack[] = [
  // Every operation by every actor on own, shared and foreign documents.
  ...Array.from({ length: PARTS }, (_, index) => ({
    name: `access matrix of the REST surface, part ${index + 1} of ${PARTS}`,
    run: async (target: Target) => (await tryMatrix(target, { index, of: PARTS })).findings,
  })),
  {
    // Every pushed collection by every actor, created, edited and deleted, of own, shared and foreign documents.
    name: "access matrix of pushed documents",
    run: async (target) => (await tryPushes(target)).findings,
  },
];
