import { createHash } from "node:crypto";
import { NobleCryptoPlugin, ScureBase32Plugin, verifySync } from "otplib";
import type { Tx } from "../../base/context.ts";
import type { FactorSettings } from "./settings.ts";

/** RFC 6238: a code lasts 30 s; one before and one after are taken, as clocks differ. */
const PERIOD_S = 30;
const CODES = 10;
/** 80 bits: too many to try out against a stolen hash. */
const CODE_BYTES = 10;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

const DIGITS = /^\d{6}$/;

const base32 = new ScureBase32Plugin();
const crypto = new NobleCryptoPlugin();

/** Base32 of random bytes. @param token of 256 random bits */
function randomText(token: string, bytes: number): string {
  return base32.encode(createHash("sha256").update(token).digest().subarray(0, bytes), { padding: false });
}

/** A secret for an authenticator app, in Base32. @param token of 256 random bits */
export function newTotpSecret(token: string): string {
  return randomText(token, SECRET_BYTES);
}

/** Ten recovery codes, as `k7mq-2xw6-p4dn-brtv`. @param token makes 256 random bits */
export function newRecoveryCodes(token: () => string): string[] {
  return Array.from({ length: CODES }, () =>
    randomText(token(), CODE_BYTES)
      .toLowerCase()
      .replace(/.{4}(?!$)/g, "$&-"),
  );
}

/** A recovery code as it is kept. */
export function recoveryHash(code: string): string {
  return createHash("sha256").update(plain(code)).digest("hex");
}

/** Without spaces and hyphens, in lower case. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}

/** The kind of code that was taken. */
type CodeKind = "totp" | "recovery";

/**
 * Takes a code of an account, in a transaction: digits of its authenticator app, or a recovery code. Either works once.
 * @returns null where it is wrong or was used
 */
export function takeCode(tx: Tx, { box }: FactorSettings, user_id: number, code: string): CodeKind | null {
  const typed = plain(code);
  if (!DIGITS.test(typed)) return tx.store.factors.useCode(user_id, recoveryHash(typed)) ? "recovery" : null;
  const row = tx.store.factors.totp(user_id);
  const secret = row?.confirmed_at ? box.open(row.sealed, String(user_id)) : null;
  if (!row || secret === null) return null;
  const step = matchingStep(secret, typed, tx.now);
  return step !== null && tx.store.factors.takeStep(user_id, step) ? "totp" : null;
}

/** The time step that a code belongs to; null where it fits none of the three around a moment. */
export function matchingStep(secret: string, code: string, now: string): number | null {
  // The library throws at anything but digits.
  if (!DIGITS.test(code)) return null;
  const epoch = Math.floor(Date.parse(now) / 1_000);
  const fits = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_S, crypto, base32 });
  return fits.valid && "timeStep" in fits ? fits.timeStep : null;
}
