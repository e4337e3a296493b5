import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** Pictures and receipts: no one else reads what lies in a closed folder. */
export const FILES_FOLDER = "files";
/** Mails that were written to files instead of being sent. */
export const MAIL_FOLDER = "mail";
/** The hashes of the keys of mails that have left. */
export const SENT_MAILS_FILE = "mails-sent.log";
export const DATABASE_FILE = "passerelle.db";
/** The payments of the demo's card provider. */
export const DEMO_PAYMENTS_FILE = "demo-payments.json";
/** The key of second factors, where the environment names none. */
export const FACTOR_KEY_FILE = "factor.key";

/** The trust service's own database, and its master key where the environment names none. */
export const TRUST_DATABASE_FILE = "trust.db";
export const TRUST_KEY_FILE = "trust.key";

/**
 * Makes the data folder the owner's alone, with the database and the folders of pictures and mails in it: passports and bank accounts lie there. What
 * an earlier version left open to others is closed; what others keep in the folder is left alone.
 * @param close sets the mode of a path; it throws where the path is someone else's
 * @returns the paths that could not be closed
 */
export function keepPrivate(folder: string, close: (path: string, mode: number) => void = chmodSync): string[] {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const inside = [FILES_FOLDER, MAIL_FOLDER].map((name) => join(folder, name));
  const folders = [folder, ...inside.filter((path) => existsSync(path))];
  const files = filesIn(folder).filter((path) =>
    [DATABASE_FILE, TRUST_DATABASE_FILE].some((name) => path.startsWith(join(folder, name))),
  );
  const open = (mode: number) => (path: string) => {
    try {
      close(path, mode);
      return false;
    } catch {
      return true;
    }
  };
  return [...folders.filter(open(OWNER_ONLY_FOLDER)), ...files.filter(open(OWNER_ONLY_FILE))];
}

/** The files that lie in a folder itself; none where it may not be listed. */
function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}
