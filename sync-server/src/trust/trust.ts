import { sign } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { nowOf, type TrustContext } from "./context.ts";
import { apiError } from "./csc/answers.ts";
import { asConfigured } from "./csc/faults.ts";
import { cscApi } from "./csc/routes.ts";
import type { TrustEvent } from "./data/events.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { deviceRoutes } from "./pages/deviceRoutes.ts";
import { AUTHORITY_KINDS, authorityOf, chainAbove, serialAt } from "./pki/authorities.ts";
import { newRevocationList, revocationList } from "./pki/revocation.ts";
import { pkiRoutes } from "./pki/routes.ts";

const MOST_BODY_BYTES = 64 * 1_024;
const KEPT_MS = 86_400_000;

/** The embedded trust service: certificates, keys of people, their signatures, and time stamps. */
export interface Trust {
  /** Its routes: `/pki`, `/csc/v2` and `/trust`. */
  app: Hono;
  /** What has happened since an event, for the product to mail and to audit. 0: from the beginning. */
  eventsAfter(id: number): TrustEvent[];
  /** The certificates in DER that all others of the service are under: the one in use, and those that it has replaced. */
  anchors(): Buffer[];
  /** The key with which the platform seals papers, and its certificates: its own first. */
  seal(): { certificates: Buffer[]; sign(bytes: Uint8Array): Buffer };
  /** The list of revoked certificates at an address of this service, no older than a moment; null for any other address. @param after UTC */
  list(address: string, after: string): Buffer | null;
  /** The people who have a key here, or have had one. */
  people: {
    subjects(): string[];
    /** Ends a person's key, and forgets who the person was and how that was known. */
    forget(subject: string): void;
  };
  /** Forgets log-ins, codes, tokens and requests that have ended. */
  prune(): void;
}

/**
 * Nothing happens on import; the authorities are made by the first call where there are none.
 * @param signs left out or true: people sign here. False: they sign elsewhere, and this service seals and stamps alone
 */
export function createTrust(context: TrustContext, { signs = true }: { signs?: boolean } = {}): Trust {
  for (const kind of AUTHORITY_KINDS) authorityOf(context, kind);
  const app = new Hono();
  app.onError((error, c) => {
    context.log.error({ err: error, path: c.req.path, method: c.req.method }, "A request to the trust service failed");
    return apiError(c, 500, "server_error", "The service has failed");
  });
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("x-content-type-options", "nosniff");
    c.res.headers.set("referrer-policy", "no-referrer");
    c.res.headers.set("x-frame-options", "DENY");
  });
  app.use(bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (c) => apiError(c, 413, "invalid_request", "Too large") }));
  pkiRoutes(app, context);
  if (signs) {
    app.use("/csc/v2/*", asConfigured(context));
    oauthRoutes(app, context);
    deviceRoutes(app, context);
    app.route("/csc/v2", cscApi(context));
  }
  app.all("*", (c) => c.body(null, 404));
  return {
    app,
    eventsAfter: (id) => context.store.events.after(id),
    anchors() {
      const newest = authorityOf(context, "root");
      const roots = context.store.authorities.all().filter(({ kind }) => kind === "root");
      return [
        newest.bytes,
        ...roots.flatMap(({ serial, certificate }) => (serial === newest.serial ? [] : certificate)),
      ];
    },
    seal() {
      const { serial, key } = authorityOf(context, "seal");
      return { certificates: chainAbove(context, serial), sign: (bytes) => sign("sha256", bytes, key) };
    },
    list(address, after) {
      const serial = serialAt(context, address);
      return serial === null ? null : revocationList(context, serial, after);
    },
    people: {
      subjects: () => context.store.people.subjects(),
      forget(subject) {
        context.store.credentials.forget(subject, nowOf(context));
        newRevocationList(context, authorityOf(context, "issuing").serial);
        context.store.people.forgetPerson(subject);
      },
    },
    prune() {
      const before = new Date(Date.parse(nowOf(context)) - KEPT_MS).toISOString();
      context.store.people.forget(before);
      context.store.grants.forget(before);
      context.store.requests.forget(before);
    },
  };
}
