import { createHash } from "node:crypto";
import { RefusalError, refused } from "shared-schema/base/result";
import type { RememberingGeo } from "shared-schema/geo/geo";
import type { Leg } from "shared-schema/itinerary/legs";
import type { Asker } from "../pool/pool.ts";
import { type Answer, derive, type Kind, type Of } from "./derive.ts";
import { estimatedMs, nameOf } from "./estimate.ts";
import { createKept, type Kept } from "./kept.ts";

/** One derivation for a thread. Its input travels as the text whose hash it is known by. */
export interface Derivation<K extends Kind> {
  kind: K;
  json: string;
}

/** The answer that a thread has derived, and its size as JSON. */
export interface Derived<K extends Kind> {
  answer: Answer<K>;
  bytes: number;
}

/** Values derived from documents, each once for all readers. */
export interface Derivations {
  /** Returns the answer that is known, or makes it at once when that is quick. @throws NotDerived where it has to be made first */
  get<K extends Kind>(kind: K, of: Of<K>): Answer<K>;
}

/** Thrown where something has to be derived first. It ends a transaction, which is begun again afterwards. */
export class NotDerived extends Error {
  /** @param make derives it, in an account's turn */
  constructor(readonly make: (account: number) => Promise<void>) {
    super("A derivation is not made yet");
  }
}

/** Too much time or memory was taken. It is not tried again until the input is another. */
export class TooMuch extends Error {}

interface Options {
  geo: () => RememberingGeo;
  /** Derives in a thread. @throws TooMuch */
  ask: <K extends Kind>(derivation: Derivation<K>, asker: Asker) => Promise<Derived<K>>;
  /** Answers that take fewer milliseconds are made at once, in the thread that asks. */
  quickMs?: number;
  /** The characters of JSON that are kept of each kind. */
  mostBytes?: number;
}

/** A trip to a thread and back costs the thread that asks some tenths of a millisecond, and others may be there before. */
const QUICK_MS = 5;
/** Tasks that take longer never have all threads. */
const SHORT_MS = 200;
const MOST_BYTES = 6 * 1024 * 1024;
/** Failures that are remembered. */
const MOST_FAILED = 1_000;
/** The characters of a quick answer for each of its input. */
const ANSWER_OF_INPUT = 3;

const NO_LEGS: readonly Leg[] = [];
/** The legs whose waters an answer tells. */
const LEGS: { [K in Kind]?: (answer: Answer<K>) => readonly Leg[] } = {
  plan: ({ itinerary }) => itinerary.legs,
  terms: ({ plan }) => plan.itinerary.legs,
};

/**
 * Keeps what was derived by the hash of its input, as far as there is room. Those who ask for the same at once wait for one task.
 */
export function createDerivations(options: Options): Derivations {
  const { geo, ask, quickMs = QUICK_MS, mostBytes = MOST_BYTES } = options;
  const kept: { [K in Kind]: Kept<Answer<K>> } = {
    plan: createKept(mostBytes),
    terms: createKept(mostBytes),
    missing: createKept(mostBytes),
    document: createKept(mostBytes),
    page: createKept(mostBytes),
    text: createKept(mostBytes),
    data: createKept(mostBytes),
    version: createKept(mostBytes),
    reading: createKept(mostBytes),
    causes: createKept(mostBytes),
  };
  const failed = createKept<RefusalError>(MOST_FAILED);
  const underWay = new Map<string, Promise<void>>();

  async function fetch<K extends Kind>(kind: K, of: Of<K>, json: string, key: string, asker: Asker): Promise<void> {
    try {
      const { answer, bytes } = await ask({ kind, json }, asker);
      keep(kind, key, answer, bytes);
      // The next plan of this route need not look them up.
      for (const leg of LEGS[kind]?.(answer) ?? NO_LEGS) geo().learn(leg);
    } catch (cause) {
      if (!(cause instanceof TooMuch)) throw cause;
      const refusal = new RefusalError(refused("agreement.figures-late", { name: nameOf(of) }).refusal, { cause });
      failed.set(key, refusal, 1);
      throw refusal;
    }
  }

  function keep<K extends Kind>(kind: K, key: string, answer: Answer<K>, bytes: number): void {
    kept[kind].set(key, answer, bytes);
  }

  /** Joins a task that is under way for the same. */
  function joined(key: string, begin: () => Promise<void>): Promise<void> {
    const begun = underWay.get(key) ?? begin().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  }

  return {
    get(kind, of) {
      const json = JSON.stringify(of);
      const key = createHash("sha256").update(kind).update("\n").update(json).digest("base64");
      const known = kept[kind].get(key);
      if (known) return known.value;
      const tried = failed.get(key);
      if (tried) throw tried.value;
      const ms = estimatedMs(kind, of, geo());
      if (ms > quickMs) {
        const length = ms > SHORT_MS ? "long" : "short";
        throw new NotDerived((account) => joined(key, () => fetch(kind, of, json, key, { account, length })));
      }
      const answer = derive(kind, of, geo());
      keep(kind, key, answer, json.length * ANSWER_OF_INPUT);
      return answer;
    },
  };
}
