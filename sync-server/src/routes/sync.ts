import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { digestQuery, pullQuery, streamQuery } from "shared-schema/api/sync";
import { done, refused } from "shared-schema/base/result";
import { leaseRequest, OLDEST_READER, pushRequest } from "shared-schema/sync/wire";
import { z } from "zod";
import { hasOpenSession } from "../verbs/account/sessions/session.ts";
import { leaseIds } from "../verbs/sync/idLeases.ts";
import { followFeed } from "../verbs/sync/pull/followFeed.ts";
import { digestDocuments, pullDocuments } from "../verbs/sync/pull/pullDocuments.ts";
import { pushDocuments } from "../verbs/sync/push/pushDocuments.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, Env, RouteDeps } from "./http/env.ts";
import { eventStream } from "./http/eventStream.ts";
import { PUSH_LIMIT } from "./http/guards.ts";
import { unpackBodies } from "./http/gunzipBody.ts";
import { sendJson } from "./http/gzipJson.ts";
import { refuseDenseJson } from "./http/jsonDensity.ts";
import { refusalAnswer } from "./http/problem.ts";

const tag = "Sync";

/** The device's side door: pull, push, stream, leases and the digest. */
export function syncRoutes(app: App, deps: RouteDeps): void {
  app.use("/api/sync/pull", newEnough);
  app.use("/api/sync/stream", newEnough);
  app.use("/api/sync/push", unpackBodies(PUSH_LIMIT), refuseDenseJson);
  const lease = z.object({ from: z.int(), to: z.int() });
  const digest = z.object({ count: z.int(), xor: z.int() });
  endpoint(
    app,
    { method: "get", path: "/sync/pull", tag, summary: "What has changed since a checkpoint", query: pullQuery },
    ({ actor, query }, c) => sendJson(c, pullDocuments(deps, actor, query)),
  );
  endpoint(
    app,
    { method: "post", path: "/sync/push", tag, summary: "Edits of a device", body: pushRequest },
    ({ actor, body }, c) => {
      // An app that is too old to read could not begin again: it is heard whatever it takes for the epoch.
      const answer = pushDocuments(deps, actor, mayRead(c) ? body : { ...body, epoch: undefined });
      return answer.ok ? sendJson(c, answer.value) : answer;
    },
  );
  endpoint(
    app,
    { method: "post", path: "/sync/lease", tag, summary: "A block of ids", body: leaseRequest, answer: lease },
    ({ actor, body }, c) => leaseIds(deps, actor, body, c.req.header("x-device")?.slice(0, 64) ?? null),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/sync/digest",
      tag,
      summary: "What a device should hold",
      query: digestQuery,
      answer: digest,
    },
    ({ actor, query }) => done(digestDocuments(deps, actor, query.collection)),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/sync/stream",
      tag,
      summary: "One event for each change",
      query: streamQuery,
      type: "text/event-stream",
    },
    ({ actor, query }, c) => {
      const token = c.get("token") ?? "";
      const since = query.since ?? lastEventId(c);
      return eventStream({
        follower: followFeed(deps, actor, since),
        isSessionOpen: () => hasOpenSession(deps, token),
        join: (end) => deps.bus.join({ user: actor.user_id, session: token, end }),
        signal: c.req.raw.signal,
      });
    },
  );
}

/** A client whose shapes are too old must not read; what it has still to say is heard by `push`. */
const newEnough = createMiddleware<Env>(async (c, next) => {
  if (mayRead(c)) return next();
  return refusalAnswer(c, refused("request.app-outdated").refusal);
});

function mayRead(c: Context): boolean {
  return Number(c.req.header("x-schema") ?? OLDEST_READER) >= OLDEST_READER;
}

function lastEventId(c: Context): number | null {
  const id = c.req.header("last-event-id");
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
