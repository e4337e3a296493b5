import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import type { Answer, TestClient } from "sync-server/testing/client";
import { addressOf } from "./target.ts";

/** A connection that sends a body in chunks, without saying how long it will be. */
export interface Dripping {
  /** Sends so many bytes; false once the server has closed the connection or answered. */
  send(bytes: number): Promise<boolean>;
  /** Whether the server has answered or hung up. */
  isOver(): boolean;
  close(): void;
}

/** Opens a chunked request by hand: no client library sends one as rude as this. */
export async function drip(url: string, path: string): Promise<Dripping> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((done, fail) => socket.once("connect", done).once("error", fail));
  let text = "";
  let open = true;
  socket.on("data", (data) => {
    text += data.toString("latin1");
  });
  const closed = new Promise<void>((done) =>
    socket.once("close", () => {
      open = false;
      done();
    }),
  );
  // A reset is what the attack is after.
  socket.on("error", () => undefined);
  const head = [
    `POST /api${path} HTTP/1.1`,
    `Host: ${hostname}`,
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return {
    send: async (bytes) => {
      if (!open || text !== "") return false;
      const chunk = [Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, 0x20), Buffer.from("\r\n")];
      await Promise.race([closed, new Promise((done) => socket.write(Buffer.concat(chunk), done))]);
      return open && text === "";
    },
    isOver: () => !open || text !== "",
    close: () => socket.destroy(),
  };
}

/** Pushes JSON text packed with gzip. */
export function pushPacked(client: TestClient, json: string | Buffer): Promise<Answer> {
  const body = new Uint8Array(gzipSync(json));
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  return client.send("POST", "/sync/push", body, headers);
}

/** The longest that the server let a bystander wait while something went on, in ms. */
export async function longestWait(url: string, work: Promise<unknown>): Promise<number> {
  let [longest, going] = [0, true];
  const done = work.finally(() => {
    going = false;
  });
  while (going) {
    const from = performance.now();
    await fetch(`${url}/healthz`).catch(() => null);
    longest = Math.max(longest, performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await done;
  return Math.round(longest);
}

/** Logs in with a password from an address of one's choice. */
export function tryPassword(
  visitor: TestClient,
  email: string,
  password: string,
  address: number | string,
): Promise<Answer> {
  const from = typeof address === "number" ? addressOf(address) : address;
  return visitor.call("POST", "/user/login", { email, password }, { "x-forwarded-for": from });
}
