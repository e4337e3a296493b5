import { type Address, type Place, placeOf } from "shared-schema/sync/address";
import { type Replication, runtime } from "../../database/runtime.ts";
import { bodyOf, toWire } from "../../database/stored.ts";
import { storedById } from "./local.ts";

type Body = Record<string, unknown>;

/**
 * A document's waiting edit: the state that the server acknowledged last, and the local one. Null: there is no such
 * state.
 */
export interface WaitingEdit {
  base: Body | null;
  mine: Body | null;
}

interface Question extends Place {
  ask: string;
}
interface Answer {
  answer: string;
  /** Left out when it cannot be read. */
  base?: Body | null;
}

/** Longer than a tab that is alive takes to answer. */
const PATIENCE_MS = 3_000;

/** Only the tab that replicates knows what the server has acknowledged: it tells the others. @returns how to stop */
export function answerBases(userId: number, engine: Pick<Replication, "acknowledged">): () => void {
  const channel = new BroadcastChannel(channelOf(userId));
  let stopped = false;
  channel.onmessage = async ({ data }: MessageEvent<Question | Answer>) => {
    if (!("ask" in data)) return;
    const answer = await engine.acknowledged(data.collection, data.id).then(
      (base): Answer | null => (base === undefined ? null : { answer: data.ask, base }),
      // No other tab knows it either: the caller need not wait any longer.
      (): Answer => ({ answer: data.ask }),
    );
    if (answer && !stopped) channel.postMessage(answer);
  };
  return () => {
    stopped = true;
    channel.close();
  };
}

/** An unsent edit with its base; null when no tab can say what the base is. */
export async function waitingEdit(document: Address): Promise<WaitingEdit | null> {
  const { plain, engine, userId, newId } = await runtime();
  const { collection, id } = placeOf(document);
  const own = await engine.acknowledged(collection, id);
  const base = own === undefined ? await askOthers(userId, { ask: newId(), collection, id }) : own;
  const here = (await storedById(plain[collection], [id])).get(id);
  return base === undefined ? null : { base, mine: here ? bodyOf(toWire(here)) : null };
}

function askOthers(userId: number, question: Question): Promise<Body | null | undefined> {
  const channel = new BroadcastChannel(channelOf(userId));
  return new Promise<Body | null | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    channel.onmessage = ({ data }: MessageEvent<Question | Answer>) => {
      if (!("answer" in data) || data.answer !== question.ask) return;
      clearTimeout(timer);
      resolve(data.base);
    };
    channel.postMessage(question);
  }).finally(() => channel.close());
}

function channelOf(userId: number): string {
  return `passerelle-bases-${userId}`;
}
