export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How answers are bounded, and which hosts are asked. */
export interface Bounds {
  fetch: Fetch;
  timeoutMs: number;
  mostBytes: number;
  /** Whether a host may be asked. */
  allows(url: URL): Promise<boolean>;
}

export type Fetched = { status: number; bytes: Buffer } | { fault: "foreign-host" | "too-large" | "unreachable" };

/** Asks a host of strangers. Redirects are not followed, and no answer is read beyond its bounds. */
export async function boundedFetch(bounds: Bounds, address: string, init: RequestInit): Promise<Fetched> {
  if (!(await bounds.allows(new URL(address)))) return { fault: "foreign-host" };
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  try {
    const answer = await withinTime(bounds.fetch(address, { ...init, redirect: "manual", signal }), signal);
    // A fetch in a browser's manner hides the status of a redirect.
    if (answer.type === "opaqueredirect" || (answer.status >= 300 && answer.status < 400)) {
      await answer.body?.cancel();
      return { fault: "foreign-host" };
    }
    const bytes = await withinTime(readBytes(answer, bounds.mostBytes), signal);
    return bytes === null ? { fault: "too-large" } : { status: answer.status, bytes };
  } catch {
    return { fault: "unreachable" };
  }
}

/** In process, nothing ends a call when its time is over. */
function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** @returns null where the answer is too long */
async function readBytes(answer: Response, most: number): Promise<Buffer | null> {
  if (!answer.body) return Buffer.alloc(0);
  const reader = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}
