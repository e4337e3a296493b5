import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type ChainEntry, detailsText, type EntryDetails, entryText, NO_HASH } from "../base/auditChain.ts";
import { fromBase64 } from "../base/bytes/base64.ts";
import { copied } from "../base/bytes/bytes.ts";
import { entryOf, isMap } from "../base/json.ts";
import { momentText } from "../pades/appearance/words.ts";
import { type KnownCertificate, readCertificate } from "../pades/cms/certificate.ts";
import { readTimeStampOver } from "../pades/timeStamp/token.ts";
import { parsed } from "./complete.ts";
import type { Finding } from "./report.ts";
import { say, type TextName } from "./texts.ts";

export const TRAIL_FORMAT = "passerelle-audit-trail";

/** The audit trail of a server, as `npm run audit -- export` writes it: every entry, without what the entries say in detail. */
export interface TrailFile {
  format: typeof TRAIL_FORMAT;
  format_version: 1;
  entries: TrailEntry[];
  /** Time stamps over entries (RFC 3161), in Base64. */
  stamps: { entry: number; token: string }[];
  /** What the entries about the versions of one agreement say, with the salt of their digests. */
  said: (EntryDetails & { entry: number; salt: string })[];
}

export interface TrailEntry extends ChainEntry {
  /** In hex, as the server has it. */
  hash: string;
}

/** The trail in a value; null where it is none. Its entries are only read where their hashes are calculated. */
export function trailIn(value: unknown): TrailFile | null {
  return isTrail(value) ? value : null;
}

function isTrail(value: unknown): value is TrailFile {
  const lists = ["entries", "stamps", "said"].map((key) => entryOf(value, key));
  const isOurs = entryOf(value, "format") === TRAIL_FORMAT && entryOf(value, "format_version") === 1;
  return isOurs && lists.every((list) => Array.isArray(list) && list.every(isMap));
}

/** What was found about a trail. */
export interface CheckedTrail {
  findings: Finding[];
  isWhole: boolean;
  /** The entries that say of a PDF, by its SHA-256, that it was issued. */
  issued: ReadonlyMap<string, number>;
}

const finding = (tone: Finding["tone"], name: TextName, params: Parameters<typeof say>[1] = {}): Finding => {
  return { tone, about: null, text: say(name, params), facts: [] };
};

/** Checks that each entry covers the one before, and the time stamps over them. @param anchors in DER */
export async function checkTrail(trail: TrailFile, anchors: readonly Uint8Array[]): Promise<CheckedTrail> {
  const broken = breakIn(trail.entries);
  if (broken !== null) {
    return { findings: [finding("bad", "trail.broken", { entry: broken })], isWhole: false, issued: new Map() };
  }
  const trusted = anchors.map(readCertificate);
  const stamps = await Promise.all(trail.stamps.map((stamp) => stampFinding(trail, stamp, trusted)));
  return {
    findings: [finding("good", "trail.holds", { entries: trail.entries.length }), ...stamps],
    isWhole: stamps.every(({ tone }) => tone !== "bad"),
    issued: issuedIn(trail),
  };
}

/** The number of the first entry that does not cover the one before it; null where all do. */
function breakIn(entries: readonly TrailEntry[]): number | null {
  let before = NO_HASH;
  for (const [index, entry] of entries.entries()) {
    const hash = bytesToHex(sha256(utf8ToBytes(entryText(entry, before))));
    if (entry.number !== index + 1 || hash !== entry.hash) return index + 1;
    before = hash;
  }
  return null;
}

async function stampFinding(
  { entries }: TrailFile,
  { entry, token }: TrailFile["stamps"][number],
  trusted: readonly KnownCertificate[],
): Promise<Finding> {
  const hash = entries[entry - 1]?.hash;
  const bytes = base64In(token);
  const stamp = hash && bytes ? await readTimeStampOver(bytes, copied(hexToBytes(hash)), trusted) : "unreadable";
  if (typeof stamp === "string") return finding("bad", "trail.wrong-stamp", { entry });
  const time = { en: momentText(stamp.at, "en"), fr: momentText(stamp.at, "fr") };
  const params = { entry, time, authority: stamp.signer.commonName };
  return stamp.isTrusted ? finding("good", "trail.stamp", params) : finding("note", "trail.foreign-stamp", params);
}

function base64In(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}

/** What is said counts where its digest is in the entry. */
function issuedIn({ entries, said }: TrailFile): ReadonlyMap<string, number> {
  const issued = new Map<string, number>();
  for (const { entry: number, salt, details, address } of said) {
    const entry = entries[number - 1];
    const digest = bytesToHex(hmac(sha256, utf8ToBytes(String(salt)), utf8ToBytes(detailsText({ details, address }))));
    const pdf = entryOf(parsed(String(details)), "pdf_sha256");
    if (entry?.verb === "agreement.generate" && entry.said === digest && typeof pdf === "string") {
      issued.set(pdf, number);
    }
  }
  return issued;
}
