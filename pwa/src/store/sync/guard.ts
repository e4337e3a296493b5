import type { RxStorage, RxStorageInstance, RxStorageInstanceCreationParams } from "rxdb/plugins/core";

export interface GuardedStorage {
  storage: RxStorage<unknown, unknown>;
  /** Lets replication write again, after it was stopped and before it starts over. */
  reset(): void;
}

/**
 * After one write of replication has failed, it and all further ones are swallowed until replication has been started over
 * from what is really stored: otherwise the checkpoint would move past documents that were never written. They are not
 * answered with errors, because RxDB leaves some of those unhandled. Local edits are not held up.
 */
export function guardStorage(inner: RxStorage<unknown, unknown>, onFailure: (cause: Error) => void): GuardedStorage {
  let failure: Error | null = null;
  const fail = (cause: Error) => {
    if (failure) return;
    failure = cause;
    onFailure(cause);
  };
  const storage: RxStorage<unknown, unknown> = Object.assign(Object.create(inner), {
    name: inner.name,
    rxdbVersion: inner.rxdbVersion,
    async createStorageInstance<D>(params: RxStorageInstanceCreationParams<D, unknown>) {
      const instance: RxStorageInstance<D, unknown, unknown> = await inner.createStorageInstance(params);
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = async (rows, context) => {
        if (!context.startsWith("replication-")) return write(rows, context);
        if (failure) return { error: [] };
        try {
          const answer = await write(rows, context);
          const refused = answer.error.find((error) => error.status !== 409);
          if (!refused) return answer;
          fail(new Error(`A document could not be kept on this device (${refused.status}).`));
        } catch (cause) {
          fail(cause instanceof Error ? cause : new Error(String(cause)));
        }
        return { error: [] };
      };
      return instance;
    },
  });
  return {
    storage,
    reset: () => {
      failure = null;
    },
  };
}
