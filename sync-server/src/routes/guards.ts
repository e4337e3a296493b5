import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { rateLimiter } from "hono-rate-limiter";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { fileTooLarge } from "shared-schema/yacht/pictures";
import { z } from "zod";
import { authenticate } from "../verbs/account/session.ts";
import type { Env, RouteDeps } from "./env.ts";
import { tooLarge } from "./tooLarge.ts";

const MINUTE = 60_000;
/** As many people may mistype their passwords behind one address. */
const ACCOUNTS_PER_ADDRESS = 15;
/** A push carries up to a thousand documents; everything else is one form. */
export const PUSH_LIMIT = 32 * 1024 * 1024;
const FORM_LIMIT = 512 * 1024;
/** Pictures come several at a time; each is measured by itself behind this door. */
const UPLOAD_LIMIT = 32 * 1024 * 1024;
const UPLOAD = /^\/api\/yacht\/\d+\/image\/?$/;

/**
 * Headers that keep foreign code out. There is no CORS: the app is served from here.
 * @param tileHosts origins of the operator's layers: shown as images, and fetched where an area is saved
 */
export function security(tileHosts: readonly string[]) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Mantine writes its responsive styles into <style> elements while it runs.
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'"],
      imgSrc: ["'self'", "blob:", "data:", ...tileHosts],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...tileHosts],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "same-origin",
    permissionsPolicy: { camera: ["self"], geolocation: ["self"], microphone: [] },
  });
}

/** Marks every answer as this server's own, refusals and failures too: the app takes no other for one. */
export const signAnswers = createMiddleware<Env>(async (c, next) => {
  await next();
  c.res.headers.set(OWN_ANSWER, "1");
});

/** Finds out who sends a request; each route decides whether that is enough. */
export function identify(deps: RouteDeps) {
  return createMiddleware<Env>(async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null;
    c.set("token", token);
    c.set("actor", token ? authenticate(deps, token) : null);
    await next();
  });
}

/** Refuses bodies that no client of ours sends. */
export function limitBodies(deps: RouteDeps) {
  const push = limitBody(PUSH_LIMIT, tooLarge);
  const form = limitBody(FORM_LIMIT, tooLarge);
  const upload = limitBody(Math.max(UPLOAD_LIMIT, 2 * deps.pictureLimitMb * 1024 * 1024), (c) => {
    const message = fileTooLarge(deps.pictureLimitMb);
    return c.json({ message, errors: { files: { pictures: [message] } } }, 422);
  });
  return createMiddleware<Env>((c, next) => {
    if (c.req.path === "/api/sync/push") return push(c, next);
    return UPLOAD.test(c.req.path) ? upload(c, next) : form(c, next);
  });
}

/**
 * A body whose length was announced is measured by that, and a question without one is not opened: the library opens every
 * request to see. Node's parser holds the sender to what was announced.
 */
function limitBody(maxSize: number, onError: (c: Context) => Response) {
  const measured = bodyLimit({ maxSize, onError });
  return createMiddleware<Env>(async (c, next) => {
    const announced = c.req.header("content-length");
    if (c.req.header("transfer-encoding")) return measured(c, next);
    if (announced === undefined) return c.req.method === "GET" ? next() : measured(c, next);
    return Number(announced) > maxSize ? onError(c) : next();
  });
}

/**
 * Slows down who tries passwords: log-ins that succeed are not counted. Each account is counted by itself, so that nobody locks
 * out the others behind the same address; all together are held to a wider limit.
 */
export function limitLogins(deps: RouteDeps) {
  const slowed = (limit: number, keyGenerator: (c: Context<Env>) => string | Promise<string>) =>
    rateLimiter<Env>({
      windowMs: 10 * MINUTE,
      limit,
      skipSuccessfulRequests: true,
      keyGenerator,
      message: { message: "Too many attempts. Please try again in a few minutes." },
    });
  const { failedLogins } = deps.limits;
  return every(
    slowed(failedLogins * ACCOUNTS_PER_ADDRESS, (c) => addressOf(c, deps)),
    slowed(failedLogins, async (c) => `${addressOf(c, deps)} ${await accountIn(c)}`),
  );
}

const namedAccount = z.object({ email: z.string() });

/** The account that a log-in names, shortened to what an address may be long. */
async function accountIn(c: Context<Env>): Promise<string> {
  const body = namedAccount.safeParse(await c.req.json().catch(() => null));
  return body.success ? body.data.email.trim().toLowerCase().slice(0, 254) : "";
}

export function limitRegistrations(deps: RouteDeps) {
  const limit = rateLimiter<Env>({
    windowMs: 60 * MINUTE,
    limit: deps.limits.registrations,
    keyGenerator: (c) => addressOf(c, deps),
    message: { message: "Too many new accounts. Please try again later." },
  });
  return createMiddleware<Env>((c, next) => (c.req.method === "POST" ? limit(c, next) : next()));
}

function addressOf(c: Context, deps: RouteDeps): string {
  const forwarded = deps.limits.trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  // Requests that tests hand over directly come through no socket.
  return forwarded ?? ("incoming" in (c.env ?? {}) ? getConnInfo(c).remote.address : undefined) ?? "local";
}
