import { randomBytes } from "node:crypto";
import { timeStampRequest, tokenIn } from "./timeStamp.ts";

/** An authority that says when a hash existed. */
export interface TimeStampAuthority {
  /** The token (RFC 3161) over a SHA-256 hash in hex. @throws Error where there is no answer, or a refusal */
  stamp(hash: string): Promise<Buffer>;
}

const PATIENCE_MS = 30_000;

/** An authority that is asked over HTTP (RFC 3161, 3.4). */
export function httpAuthority(url: string): TimeStampAuthority {
  return {
    async stamp(hash) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
        body: new Uint8Array(timeStampRequest(hash, randomBytes(8))),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`The authority has answered ${answer.status}`);
      return tokenIn(Buffer.from(await answer.arrayBuffer()));
    },
  };
}
