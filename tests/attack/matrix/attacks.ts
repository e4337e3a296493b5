import type { Attack } from "../support/attack.ts";
import { tryMatrix } from "./matrix.ts";
import { tryPushes } from "./pushes/pushes.ts";

/** Who may do what, tried by everybody. */
export const MATRICES: readonly Attack[] = [
  {
    // Every operation by every actor on own, shared and foreign documents.
    name: "access matrix of the REST surface",
    run: async (target) => (await tryMatrix(target)).findings,
  },
  {
    // Every pushed collection by every actor, created, edited and deleted, of own, shared and foreign documents.
    name: "access matrix of pushed documents",
    run: async (target) => (await tryPushes(target)).findings,
  },
];
