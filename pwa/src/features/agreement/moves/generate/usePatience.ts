import { useCallback, useEffect, useRef, useState } from "react";
import type { OnBusy } from "#store/http/http.ts";

/** Waits for one call. A contract that fails again and again holds the others up. */
const MOST_WAITS = 3;

/** Waiting for a server that has too much to do. */
export interface Patience {
  /** When it is asked again, UTC; null while nothing waits. */
  until: string | null;
  /** Returns how one call waits: as long as the server asks, a few times. Leaving the screen ends it. */
  begin(): OnBusy;
  /** Waits no longer. */
  stop(): void;
}

/** Waits for a busy server, and says until when. */
export function usePatience(): Patience {
  const [until, setUntil] = useState<string | null>(null);
  const end = useRef<(isOver: boolean) => void>(() => undefined);
  const stop = useCallback(() => end.current(false), []);
  useEffect(() => stop, [stop]);
  const begin = useCallback((): OnBusy => {
    let waits = 0;
    return async (ms) => {
      waits += 1;
      if (waits > MOST_WAITS) return false;
      setUntil(new Date(Date.now() + ms).toISOString());
      const isOver = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(resolve, ms, true);
        end.current = (over) => {
          clearTimeout(timer);
          resolve(over);
        };
      });
      setUntil(null);
      return isOver;
    };
  }, []);
  return { until, begin, stop };
}
