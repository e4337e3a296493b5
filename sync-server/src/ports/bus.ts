/** Tells the open streams of a user that the feed has moved. In this process: there is one writer. */
export interface Bus {
  subscribe(user: number, listener: () => void): () => void;
  notify(users: Iterable<number>): void;
}

export function createBus(): Bus {
  const listeners = new Map<number, Set<() => void>>();
  return {
    subscribe(user, listener) {
      const own = listeners.get(user) ?? new Set();
      listeners.set(user, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(user) === own) listeners.delete(user);
      };
    },
    notify(users) {
      for (const user of users) for (const listener of listeners.get(user) ?? []) listener();
    },
  };
}
