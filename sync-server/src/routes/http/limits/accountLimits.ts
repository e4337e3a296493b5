import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { rateLimiter } from "hono-rate-limiter";
import { type Refusal, refused } from "shared-schema/base/result";
import { z } from "zod";
import { createLoginDelays, type LoginDelays } from "../../../verbs/account/loginDelays.ts";
import type { OtherEvent } from "../../../verbs/base/audit/events.ts";
import { addressHash, noteEvent } from "../../../verbs/base/audit/note.ts";
import { transact } from "../../../verbs/base/context.ts";
import { addressOf } from "../address.ts";
import type { Env, RouteDeps } from "../env.ts";
import { refusalAnswer } from "../problem.ts";

const MINUTE = 60_000;
/** As many people may mistype their passwords behind one address. */
const ACCOUNTS_PER_ADDRESS = 15;
/** So long an address from which someone has logged in counts as his. */
const OWN_ADDRESS_MS = 90 * 86_400_000;
const TOO_MANY = refused("account.too-many-attempts").refusal;

/** Slows down attempts to guess passwords and codes, per address over all accounts. */
export function limitLogins(deps: RouteDeps) {
  return rateLimiter<Env>({
    windowMs: 10 * MINUTE,
    limit: deps.limits.failedLogins * ACCOUNTS_PER_ADDRESS,
    skipSuccessfulRequests: true,
    keyGenerator: (c) => addressOf(c, deps),
    handler: (c) =>
      limited(c, deps, { verb: "account.limited", user_id: null, details: { limit: "logins" } }, TOO_MANY),
  });
}

/**
 * Growing delays for an account after wrong passwords. An address from which its owner has logged in counts by itself:
 * strangers who fail on purpose do not lock him out there.
 */
export function delayLogins(deps: RouteDeps) {
  const delays = createLoginDelays(deps.limits.failedLogins);
  return createMiddleware<Env>(async (c, next) => {
    const email = await emailIn(c);
    if (email === null) return next();
    const user_id = deps.store.users.byEmail(email)?.id ?? null;
    const account = countedAs(c, deps, { account: email, user_id });
    const delayed = delayedAnswer(c, deps, { delays, account, user_id });
    if (delayed) return delayed;
    await next();
    const ownsAddress = c.get("ownsAddress");
    if (ownsAddress === undefined) return;
    if (ownsAddress) delays.succeed(account);
    else delays.undo(account);
  });
}

/**
 * Returns the name that attempts on an account are counted under: its own, and another one for an address from which its owner has
 * logged in.
 */
export function countedAs(
  c: Context<Env>,
  deps: RouteDeps,
  { account, user_id }: { account: string; user_id: number | null },
): string {
  if (user_id === null) return account;
  const address = addressHash(deps, addressOf(c, deps));
  const since = new Date(deps.clock.now().getTime() - OWN_ADDRESS_MS).toISOString();
  return deps.store.audit.hasLoggedInFrom(user_id, address, since) ? `${account} ${address}` : account;
}

/**
 * Counts an attempt before its password or code is looked at.
 * @returns the answer that says how long to wait, noted when it is given for the first time; null: go on
 */
export function delayedAnswer(
  c: Context<Env>,
  deps: RouteDeps,
  { delays, account, user_id }: { delays: LoginDelays; account: string; user_id: number | null },
): Response | null {
  const delay = delays.begin(account, deps.clock.now().getTime());
  if (!delay) return null;
  if (delay.isFirst) noted(c, deps, { verb: "account.login_delayed", user_id });
  c.header("retry-after", String(Math.ceil(delay.ms / 1_000)));
  return refusalAnswer(c, TOO_MANY);
}

const namedAccount = z.object({ email: z.string() });

/** The account that a log-in names, cut to the longest address allowed; null where it names none. */
async function emailIn(c: Context<Env>): Promise<string | null> {
  const body = namedAccount.safeParse(await c.req.json().catch(() => null));
  return body.success ? body.data.email.trim().toLowerCase().slice(0, 254) : null;
}

/** Attempts to open an account, per address and hour. Those that are refused count too. */
export function limitRegistrations(deps: RouteDeps) {
  const limit = limitPerHour(deps, "registrations", refused("account.too-many-accounts").refusal);
  return createMiddleware<Env>((c, next) => (c.req.method === "POST" ? limit(c, next) : next()));
}

/** Links to a new password that are asked for, or used, per address and hour. Those that are refused count too. */
export function limitRecoveries(deps: RouteDeps) {
  return limitPerHour(deps, "recoveries", refused("account.too-many-recoveries").refusal);
}

/** Passengers' links that are opened or submitted, per address and hour: no one tries out tokens. */
export function limitPassengers(deps: RouteDeps) {
  return limitPerHour(deps, "passenger links", refused("passenger-link.too-many-tries").refusal);
}

/** Passkeys that are asked for before there is an account, per address and hour. */
export function limitPasskeys(deps: RouteDeps) {
  return limitPerHour(deps, "passkeys", TOO_MANY);
}

type HourlyLimit = "registrations" | "recoveries" | "passenger links" | "passkeys";

function limitPerHour(deps: RouteDeps, limit: HourlyLimit, refusal: Refusal) {
  return rateLimiter<Env>({
    windowMs: 60 * MINUTE,
    limit: deps.limits.registrations,
    keyGenerator: (c) => addressOf(c, deps),
    handler: (c) => limited(c, deps, { verb: "account.limited", user_id: null, details: { limit } }, refusal),
  });
}

/** Answers 429. It is noted once for each window: a thousand refusals do not write a thousand rows. */
export function limited(c: Context<Env>, deps: RouteDeps, event: OtherEvent, refusal: Refusal): Response {
  const counted = c.get("rateLimit");
  if (counted && counted.used === counted.limit + 1) noted(c, deps, event);
  const ends = counted?.resetTime?.getTime() ?? 0;
  // The limiter counts by the machine's clock.
  const wait = Math.max(1, Math.ceil((ends - Date.now()) / 1_000));
  c.header("retry-after", String(wait));
  return refusalAnswer(c, refusal);
}

/** Notes an event with the address that it came from. */
export function noted(c: Context<Env>, deps: RouteDeps, event: OtherEvent): void {
  transact(deps, (tx) => noteEvent(tx, event, addressOf(c, deps)));
}
