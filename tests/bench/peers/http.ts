import { Agent, get, type IncomingMessage, request } from "node:http";
import { gunzipSync } from "node:zlib";

export interface Reply {
  text: string;
  /** Of the body, as it came over the wire. */
  bytes: number;
}

const agent = new Agent({ keepAlive: true });

/** One call on a connection that is kept, with compression as served. @param text JSON */
export function call(method: string, url: string, text?: string, headers: Record<string, string> = {}): Promise<Reply> {
  const all = { "accept-encoding": "gzip", ...(text ? { "content-type": "application/json" } : {}), ...headers };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const raw = Buffer.concat(chunks);
        const plain = answer.headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw;
        if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${method} ${url}: ${answer.statusCode} ${plain}`));
        else resolve({ text: plain.toString(), bytes: raw.length });
      });
    });
    sent.on("error", reject);
    sent.end(text);
  });
}

/** Opens a stream of events; `heard` is called with each piece of it. @returns a function that closes it */
export function listen(
  url: string,
  headers: Record<string, string>,
  heard: (text: string) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const opened = get(url, { headers }, (answer: IncomingMessage) => {
      answer.on("data", (chunk: Buffer) => heard(chunk.toString()));
      answer.on("error", () => undefined);
      resolve(() => opened.destroy());
    });
    opened.on("error", reject);
    opened.flushHeaders();
  });
}
