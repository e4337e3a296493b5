/** Unpacks a stream of zlib to so many bytes at most. @returns null where it cannot, or would be longer */
export async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  const reader = readable.getReader();
  // A fault here is a fault for the reader, too.
  const written = Promise.all([writer.write(new Uint8Array(packed)), writer.close()]).catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value?.length ?? 0;
      if (length > most) {
        await reader.cancel();
        return null;
      }
      if (value) parts.push(value);
    }
  } catch {
    return null;
  } finally {
    await written;
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
