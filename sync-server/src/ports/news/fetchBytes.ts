const TIMEOUT_MS = 5_000;

/** Fetches a file. @throws when it does not come, redirects, or is larger than `most` bytes */
export async function fetchBytes(fetch: typeof globalThis.fetch, url: URL, most: number): Promise<Uint8Array> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok || !answer.body) throw new Error(`${url.host} answered ${answer.status}.`);
  const reader = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(`${url.host} sent more than ${most} bytes.`);
    }
    chunks.push(next.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
