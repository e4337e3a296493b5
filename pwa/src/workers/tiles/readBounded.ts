/**
 * All bytes of a stream.
 * @throws where there are more than `most`, before they are kept
 */
export async function readBounded(stream: ReadableStream<Uint8Array> | null, most: number): Promise<ArrayBuffer> {
  const reader = stream?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      throw new Error(`more than ${most} bytes`);
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.byteLength;
  }
  return whole.buffer;
}
