import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from "react";
import type { Result } from "shared-schema/base/result";

/** The data of an administrator's page, fetched when it opens because it is not kept on the device. */
export interface Answered<T> {
  answer: Result<T> | undefined;
  again: () => void;
}

interface Kept<T> extends Answered<T> {
  setAnswer: Dispatch<SetStateAction<Result<T> | undefined>>;
}

/**
 * Keeps what was read last, and reads it again on demand.
 * @param read is told when no one waits for its answer any more; another function reads something else
 */
export function useAnswered<T>(read: (leaving: AbortSignal) => Promise<Result<T>>): Kept<T> {
  const [answer, setAnswer] = useState<Result<T>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal).then((came) => {
      if (!leaving.signal.aborted) setAnswer(came);
    });
    return () => leaving.abort();
  }, [read, round]);
  return { answer, setAnswer, again: useCallback(() => setRound((last) => last + 1), []) };
}
