/** A tab that has not closed a user's data in this time is frozen, and writes nothing. */
const PATIENCE_MS = 3_000;

/** Tells other tabs that this one has a user's data open. Waits while another one empties it. @returns how to let go */
export async function holdOpen(userId: number): Promise<() => void> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(nameOf(userId), { mode: "shared" }, () => new Promise<void>((release) => resolve(() => release())))
      .catch(reject);
  });
}

/** Works on a user's data once no other tab has it open: what is written there last is seen here. */
export async function whenAlone(userId: number, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let begun = false;
  const once = async () => {
    begun = true;
    await work();
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await navigator.locks.request(nameOf(userId), { mode: "exclusive", signal }, once).catch(async (cause: unknown) => {
    if (begun) throw cause;
    await work();
  });
}

function nameOf(userId: number): string {
  return `passerelle-data-${userId}`;
}
