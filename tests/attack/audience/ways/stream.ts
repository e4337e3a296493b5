import { type Name, PEOPLE } from "../world/cast.ts";
import type { World } from "../world/world.ts";
import type { Way } from "./way.ts";

/** The event streams of everybody. */
interface Streams {
  /** What has come so far, as a way that is walked when everything has happened. */
  way: Way;
  close(): Promise<void>;
}

/** Opens a stream for everybody. */
export async function openStreams({ people, server }: World): Promise<Streams> {
  const heard = new Map<Name, string>();
  const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
  for (const name of PEOPLE) {
    const headers = { authorization: `Bearer ${people[name].client.token}` };
    const { body } = await server.app.request("/api/sync/stream?since=0", { headers });
    if (!body) throw new Error(`No stream for ${name}`);
    const reader = body.getReader();
    readers.push(reader);
    void listen(reader, (text) => heard.set(name, (heard.get(name) ?? "") + text));
  }
  return {
    way: {
      name: "stream",
      walk: () => [...heard].map(([to, text]) => ({ to, what: "events", text })),
    },
    close: async () => {
      for (const reader of readers) await reader.cancel();
    },
  };
}

async function listen(reader: ReadableStreamDefaultReader<Uint8Array>, hear: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    hear(decoder.decode(part.value, { stream: true }));
  }
}
