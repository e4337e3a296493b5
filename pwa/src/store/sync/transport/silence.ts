/** A connection that is silent for longer is taken for dead, ms. */
export const SILENCE_MS = 60_000;
/** Over the slowest link that is used, a request takes so long to leave: bytes per second. */
const SLOWEST = 2_000;

/** Time, as far as silence is concerned. */
export interface Timers {
  after(ms: number, act: () => void): { stop(): void };
}

export const systemTimers: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return { stop: () => clearTimeout(timer) };
  },
};

/**
 * Ends a request that no sign of life comes back from. A browser waits for hours where a link went away without closing its
 * connections, as links to a yacht do, and RxDB asks for nothing else meanwhile.
 */
export class Silence {
  private readonly silent = new AbortController();
  private timer: { stop(): void } | null = null;

  constructor(private readonly timers: Timers) {}

  /** Aborts with the caller's signal, and when it has been silent for too long. */
  signalWith(signal: AbortSignal | undefined): AbortSignal {
    return signal ? AbortSignal.any([signal, this.silent.signal]) : this.silent.signal;
  }

  /** Begins to wait again. @param sending bytes that leave before anything can come back */
  heard(sending = 0): void {
    this.timer?.stop();
    const ms = SILENCE_MS + (sending / SLOWEST) * 1_000;
    this.timer = this.timers.after(ms, () => this.silent.abort());
  }

  over(): void {
    this.timer?.stop();
  }
}

/** Returns the answer with a body that says of each part that it was heard. */
export function heardIn(answer: Response, heard: () => void): Response {
  if (!answer.body) return answer;
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      heard();
      out.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(watched), answer);
}
