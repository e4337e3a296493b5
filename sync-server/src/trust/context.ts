import type { Options } from "@node-rs/argon2";
import type { Context } from "hono";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { TrustStore } from "./data/trustStore.ts";

/** A program that may ask for signatures. */
export interface TrustClient {
  id: string;
  secret: string;
  /** What people read on the pages. */
  name: string;
  /** The addresses that a browser may be sent back to: each exactly as it is written here. */
  redirectUris: readonly string[];
}

/** Delays and errors of calls that an operator asks for, to see how the product takes them. Never in production. */
export interface Faults {
  /** Milliseconds by the name of a call, such as `signHash`. */
  delays: Readonly<Record<string, number>>;
  /** An HTTP status or an error of the API by the name of a call. */
  errors: Readonly<Record<string, string>>;
}

/** Requests per address and minute. */
export interface TrustLimits {
  pages: number;
  pins: number;
  tokens: number;
  calls: number;
  stamps: number;
}

/** Everything that the trust service depends on. It knows no agreements and no accounts of the product. */
export interface TrustContext {
  store: TrustStore;
  clock: Clock;
  random: (bytes: number) => Buffer;
  /** 32 bytes that are not in the database: without them no key in it can be opened. */
  master: Buffer;
  /** The address at which people and programs reach the service, without a slash at its end. */
  origin: string;
  /** Where a person logs in to an account of the product, to come back with a ticket. */
  logInUrl: string;
  clients: readonly TrustClient[];
  /** The cost of deriving a key from a PIN. */
  pinCost: Options;
  limits: TrustLimits;
  faults: Faults;
  log: Log;
  /** The address that limits count; null for a call of this process itself. */
  addressOf: (c: Context) => string | null;
}

export const DEFAULT_LIMITS: TrustLimits = { pages: 60, pins: 10, tokens: 60, calls: 600, stamps: 60 };

/** 64 MiB, three passes: a PIN has few digits, and is given seldom. */
export const PIN_COST: Options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export const NO_FAULTS: Faults = { delays: {}, errors: {} };

/** The current time as it is stored. */
export function nowOf({ clock }: Pick<TrustContext, "clock">): string {
  return clock.now().toISOString();
}

/** A time so many seconds from now, as it is stored. */
export function inSeconds({ clock }: Pick<TrustContext, "clock">, seconds: number): string {
  return new Date(clock.now().getTime() + seconds * 1_000).toISOString();
}
