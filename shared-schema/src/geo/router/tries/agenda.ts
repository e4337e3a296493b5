import { AT_SEA, THROUGH_NARROWS, THROUGH_UNKNOWN, type Weights } from "../grid/bands.ts";
import type { Reach } from "../search/access.ts";
import type { NoRoute } from "../types.ts";

/** One way of looking for a route. */
export interface Try {
  weights: Weights;
  reach: Reach;
  /** Steps of the searches from either end, by turns. */
  allowances: readonly number[];
  /** The factor that stretches the bounds of the search: a long search is to find a way, if not quite the shortest. */
  haste: number;
  /** Whether the land of the first survey alone counts: what the others add may close a river or a lagoon. */
  firstSurvey?: boolean;
}

const BRIEF = [2_000, 12_000];
const MEDIUM = [...BRIEF, 24_000];
const LONG = [36_000];
/** Stretches of the bounds: none, what a long search begins with, and what it ends with. */
const [CALM, HASTY, HASTIEST] = [1, 1.12, 1.35] as const;
const ANY = [...BRIEF, 200_000];
/** A longer way is looked for at sea alone first, for a medium search would not find it, NM. */
const LONG_NM = 1_000;

/** The tries, in order: a way through a strait is looked for before the whole sea on this side of it. */
const TRIES: readonly Try[] = [
  { weights: AT_SEA, reach: "near", allowances: BRIEF, haste: CALM },
  { weights: THROUGH_NARROWS, reach: "near", allowances: MEDIUM, haste: CALM },
  { weights: AT_SEA, reach: "near", allowances: LONG, haste: HASTY },
  { weights: THROUGH_NARROWS, reach: "near", allowances: LONG, haste: HASTIEST },
  { weights: THROUGH_NARROWS, reach: "far", allowances: ANY, haste: HASTY },
  { weights: AT_SEA, reach: "wide", allowances: ANY, haste: HASTY },
  { weights: THROUGH_NARROWS, reach: "near", allowances: ANY, haste: HASTIEST, firstSurvey: true },
  { weights: THROUGH_UNKNOWN, reach: "near", allowances: ANY, haste: CALM },
  { weights: THROUGH_UNKNOWN, reach: "far", allowances: ANY, haste: CALM },
  { weights: THROUGH_UNKNOWN, reach: "wide", allowances: ANY, haste: CALM },
];

interface Agenda {
  /** The next try that is worth making; null when there is none. */
  next(): Try | null;
  /** Notes that a try found no route. */
  failed(tried: Try, reason: NoRoute, metUnknown: boolean): void;
  /** Notes that a route was found which crosses land: only a wider search at its ends can improve it. */
  foundOverland(): void;
  /** Returns the reason why there is no route. */
  reason(): NoRoute;
}

/** The tries for a route of about so many NM, of which so many ends lie on coast that is not on this device. */
export function createAgenda(unknownEnds: number, nm: number): Agenda {
  const hopeless: Try[] = [];
  let at = 0;
  let metUnknown = unknownEnds > 0;
  let isOverland = false;
  let reason: NoRoute = "no-way";

  function isWorth({ weights, reach, allowances, firstSurvey }: Try): boolean {
    if (firstSurvey) return unknownEnds === 0 && !isOverland;
    if (hopeless.some((other) => other.weights === weights && other.reach === reach)) return false;
    if (isOverland && reach !== "far") return false;
    if (weights === THROUGH_NARROWS && allowances === MEDIUM && nm > LONG_NM) return false;
    return weights === THROUGH_UNKNOWN ? metUnknown : unknownEnds === 0;
  }

  return {
    next() {
      for (; at < TRIES.length; at++) {
        const next = TRIES[at];
        if (next && isWorth(next)) {
          at++;
          return next;
        }
      }
      return null;
    },
    failed(tried, why, sawUnknown) {
      // A search that was cut off may go on later; one that saw everything will find nothing more.
      if (why !== "gave-up" && !tried.firstSurvey) hopeless.push(tried);
      if (reason !== "gave-up") reason = why;
      metUnknown ||= sawUnknown;
    },
    foundOverland() {
      isOverland = true;
    },
    reason: () => reason,
  };
}
