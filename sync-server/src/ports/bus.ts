/**
 * Tells the open streams of a user that the feed has moved, and ends them with their session. In this process: there is one
 * writer.
 */
export interface Bus {
  subscribe(user: number, listener: () => void): () => void;
  notify(users: Iterable<number>): void;
  /** How often feeds may have moved: as long as it is the same, so is what was read of them. */
  moves(): number;
  /** Counts the open streams, of one user or of all. */
  streams(user?: number): number;
  /** Notes a stream that is open; one more than a user may have ends the oldest. @returns a function to call when it has ended */
  join(stream: OpenStream): () => void;
  /** Ends the streams of a session at once: no event follows a log-out. */
  endSession(session: string): void;
  /** Ends the streams of an account at once. @param isEnded whether those of a session end; all do without it */
  endUser(user: number, isEnded?: (session: string) => boolean): void;
  /** Ends every stream: the server stops. */
  endAll(): void;
}

interface OpenStream {
  user: number;
  /** The token that opened it. */
  session: string;
  end(): void;
}

/** @param mostStreams the most streams that a user may have open at the same time */
export function createBus(mostStreams: (user: number) => number): Bus {
  const listeners = new Map<number, Set<() => void>>();
  let moves = 0;
  const streams = new Map<number, Set<OpenStream>>();
  return {
    subscribe(user, listener) {
      const own = listeners.get(user) ?? new Set();
      listeners.set(user, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(user) === own) listeners.delete(user);
      };
    },
    moves: () => moves,
    notify(users) {
      moves += 1;
      for (const user of users) for (const listener of listeners.get(user) ?? []) listener();
    },
    streams(user) {
      if (user !== undefined) return streams.get(user)?.size ?? 0;
      return [...streams.values()].reduce((sum, own) => sum + own.size, 0);
    },
    join(stream) {
      const own = streams.get(stream.user) ?? new Set();
      streams.set(stream.user, own.add(stream));
      // A device that has lost its connection leaves its stream behind: the oldest is the likeliest to be dead.
      for (const oldest of [...own].slice(0, Math.max(own.size - mostStreams(stream.user), 0))) oldest.end();
      return () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(stream.user) === own) streams.delete(stream.user);
      };
    },
    endSession(session) {
      const ended = [...streams.values()].flatMap((own) => [...own]).filter((stream) => stream.session === session);
      for (const stream of ended) stream.end();
    },
    endUser(user, isEnded = () => true) {
      for (const stream of [...(streams.get(user) ?? [])]) if (isEnded(stream.session)) stream.end();
    },
    endAll() {
      for (const stream of [...streams.values()].flatMap((own) => [...own])) stream.end();
    },
  };
}
