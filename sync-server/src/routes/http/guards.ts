import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { done } from "shared-schema/base/result";
import { MOST_DATA_BYTES } from "shared-schema/contract/data/names";
import { MOST_PUSH_BYTES } from "shared-schema/sync/wire";
import { authenticate } from "../../verbs/account/sessions/session.ts";
import { noteShown } from "../../verbs/people/passport/noteReads.ts";
import { guardUploads, uploadOf } from "../uploads.ts";
import type { Env, RouteDeps } from "./env.ts";
import { fileRefusalAnswer } from "./problem.ts";
import { reach } from "./reach.ts";
import { tooLarge } from "./tooLarge.ts";

/** Devices send their edits by pages below this; everything else is one form. */
export const PUSH_LIMIT = MOST_PUSH_BYTES;
const DATA = /^\/api\/contract\/import\/?$/;
const FORM_LIMIT = 512 * 1024;

/** What Stripe names for its card entry (docs.stripe.com/security/guide). */
const STRIPE_HOSTS = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/**
 * Headers that keep foreign code out. There is no CORS: the app is served from here.
 * @param tileHosts origins of the operator's layers: shown as images, and fetched where an area is saved
 * @param withStripe lets Stripe's card entry in: its script, its frames and their calls
 */
export function security(tileHosts: readonly string[], withStripe: boolean) {
  const stripe = withStripe ? STRIPE_HOSTS : { scripts: [], frames: [], calls: [] };
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...stripe.scripts],
      frameSrc: ["'self'", ...stripe.frames],
      // Mantine writes its responsive styles into <style> elements while it runs.
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'"],
      imgSrc: ["'self'", "blob:", "data:", ...tileHosts],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...tileHosts, ...stripe.calls],
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

/** Nothing below /api is kept by a browser or on the way: the next user of the device must not read it there. */
export const neverStored = createMiddleware<Env>(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.get("cache-control")?.includes("no-store")) headers.set("cache-control", "no-store");
});

/** Finds out who sends a request, and records what passports the sender is shown; each route decides whether that is enough. */
export function identify(deps: RouteDeps) {
  return createMiddleware<Env>(async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null;
    c.set("token", token);
    const actor = token ? authenticate(deps, token) : null;
    c.set("actor", actor);
    c.set("reach", (...place) => (actor ? reach(deps, actor, ...place) : done(null)));
    c.set("noteShown", (...shown) => (actor ? noteShown(deps, actor, ...shown) : done(null)));
    await next();
  });
}

/**
 * Refuses bodies that no client of ours sends. It comes after the sender is identified: from no one no more is taken than a form,
 * whatever the path.
 */
export function limitBodies(deps: RouteDeps) {
  const push = limitBody(PUSH_LIMIT, tooLarge);
  const form = limitBody(FORM_LIMIT, tooLarge);
  const data = limitBody(MOST_DATA_BYTES, tooLarge);
  const guarded = guardUploads(deps);
  return createMiddleware<Env>((c, next) => {
    if (c.get("actor") === null) return form(c, next);
    if (c.req.path === "/api/sync/push") return push(c, next);
    if (DATA.test(c.req.path)) return data(c, next);
    const asked = uploadOf(c);
    if (asked === null) return form(c, next);
    const { limit, field, tooLarge: refusal } = asked.upload;
    return guarded(c, async () => {
      const measure = limitBody(limit(deps), () => fileRefusalAnswer(c, field, refusal(deps).refusal));
      const answer = await measure(c, next);
      if (answer instanceof Response) c.res = answer;
    });
  });
}

/**
 * A body whose length was announced is measured by that, and a question without one is not opened: the library opens every
 * request to see. Node's parser holds the sender to what was announced. Any other body is measured as it arrives, and cut off.
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
