import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Seals short secrets that the database keeps, with a key that it does not hold. */
export interface SecretBox {
  /** @param owner bound to it: a secret does not open as another owner's */
  seal(secret: string, owner: string): string;
  /** @returns null where it was sealed with another key or for another owner */
  open(sealed: string, owner: string): string | null;
}

/** AES-256-GCM with a random nonce. @param key 32 bytes */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(rest.subarray(0, TAG_BYTES));
        return decipher.update(rest.subarray(TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}

/**
 * Reads a key of 32 bytes in Base64.
 * @returns null for anything else
 */
export function readKey(text: string): Buffer | null {
  const key = Buffer.from(text.trim(), "base64");
  return key.length === KEY_BYTES ? key : null;
}

/** The key in a file of the data folder, made there at the first start. Throws where the file holds none. */
export function keptKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600 });
  const key = readKey(readFileSync(file, "utf8"));
  if (!key) throw new Error(`${file} holds no key of 32 bytes in Base64.`);
  return key;
}
