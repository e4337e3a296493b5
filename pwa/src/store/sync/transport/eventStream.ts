interface EventReaders {
  /** The text of one event's data lines. */
  data(text: string): void;
  /** Bytes came in, a comment too. */
  alive(): void;
}

/** Reads `text/event-stream` until it ends. The browser's own EventSource cannot send a bearer token. */
export async function readEvents(body: ReadableStream<Uint8Array>, readers: EventReaders): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    readers.alive();
    const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
    rest = events.pop() ?? "";
    for (const event of events) {
      const lines = event.split(/\r?\n/).filter((line) => line.startsWith("data:"));
      if (lines.length > 0) readers.data(lines.map((line) => line.slice(5).trimStart()).join("\n"));
    }
  }
}
