import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** The keys of the mails that have left, kept outside the database: a restored backup does not send them again. */
export interface SentKeys {
  has(key: string): boolean;
  add(key: string): void;
}

/** Mails that are remembered. */
const MOST_KEPT = 200_000;

/** Keeps the hash of each key as a line of a file. @param file it holds no address and no text */
export function fileSentKeys(file: string, most = MOST_KEPT): SentKeys {
  const lines = existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
    : [];
  const kept = lines.slice(-most);
  if (kept.length < lines.length) writeFileSync(file, `${kept.join("\n")}\n`, { mode: 0o600 });
  const known = new Set(kept);
  return {
    has: (key) => known.has(hashOf(key)),
    add(key) {
      const hash = hashOf(key);
      if (known.has(hash)) return;
      known.add(hash);
      appendFileSync(file, `${hash}\n`, { mode: 0o600 });
    },
  };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
