import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { TrustContext } from "../context.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 16;

/** A private key that opens with its owner's PIN and the server's master key together. */
interface WrappedKey {
  salt: Buffer;
  wrapped: Buffer;
}

type Keeping = Pick<TrustContext, "master" | "pinCost" | "random">;

/** Wraps a private key. @param owner bound to it: it does not open as another credential's */
export async function wrapKey(context: Keeping, privateKey: Buffer, pin: string, owner: string): Promise<WrappedKey> {
  const salt = context.random(SALT_BYTES);
  const nonce = context.random(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(context, pin, salt), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(privateKey), cipher.final()]);
  return { salt, wrapped: Buffer.concat([nonce, cipher.getAuthTag(), sealed]) };
}

/** @returns null where the PIN is another one */
export async function unwrapKey(
  context: Keeping,
  { salt, wrapped }: WrappedKey,
  pin: string,
  owner: string,
): Promise<Buffer | null> {
  const [nonce, rest] = [wrapped.subarray(0, NONCE_BYTES), wrapped.subarray(NONCE_BYTES)];
  const key = await keyOf(context, pin, salt);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(rest.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Argon2id over the PIN, then HKDF with the master key: neither a copy of the database nor the PIN alone is enough. */
async function keyOf({ master, pinCost }: Keeping, pin: string, salt: Buffer): Promise<Buffer> {
  const { hashRaw } = await import("@node-rs/argon2");
  const stretched = await hashRaw(pin, { ...pinCost, salt, outputLen: 32 });
  const both = Buffer.concat([stretched, master]);
  const key = Buffer.from(hkdfSync("sha256", both, salt, "passerelle trust: key of a person", 32));
  both.fill(0);
  stretched.fill(0);
  return key;
}
