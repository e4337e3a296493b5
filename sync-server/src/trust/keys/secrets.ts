import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";
import type { TrustContext } from "../context.ts";

/** A secret that is handed out once and kept as a hash: 256 bits. */
export function newSecret({ random }: Pick<TrustContext, "random">): string {
  return random(32).toString("base64url");
}

/** What is kept of a secret. It has 256 random bits, so that a plain hash is enough. */
export function hashed(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Compares two texts in a time that says nothing of where they differ. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** A key of its own for one purpose, derived from the master key. */
export function subKey(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", master, Buffer.alloc(0), `passerelle trust: ${purpose}`, 32));
}
