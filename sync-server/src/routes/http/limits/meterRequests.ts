import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { refused } from "shared-schema/base/result";
import { addressOf } from "../address.ts";
import type { Env, RouteDeps } from "../env.ts";
import { languageOf } from "../language.ts";
import { refusalAnswer } from "../problem.ts";
import { noted } from "./accountLimits.ts";
import { createFairTurns } from "./fairTurns.ts";
import { type Slices, threadSlices } from "./slices.ts";
import { createSlots } from "./slots.ts";
import { createThreadTime } from "./threadTime.ts";

/** An account has no more devices than it has requests waiting, and no device waits with more than a page of tiles. */
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 30_000;
/** For whom no slot became free. */
const AGAIN_MS = 5_000;
/** Streams stay open, and pictures come by dozens: neither takes a slot. */
const WITHOUT_SLOT =
  /^\/api\/(sync\/stream|news\/pictures\/\d+|yacht\/\d+\/(image\/[0-9a-f]+|\d+\/speed_consumption\.png))\/?$/;

/**
 * The one limit of all requests below /api, whatever their route: each account, or address where there is none, has so much of the main
 * thread within ten seconds; each device has four requests answered at a time; and those that wait begin in turn, account by account.
 */
export function meterRequests(deps: RouteDeps, slices: Slices = threadSlices()) {
  const { quotas } = deps;
  const time = createThreadTime(() => quotas.threadMs);
  const slots = createSlots({
    most: () => quotas.requestsAtOnce,
    mostWaiting: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  const turns = createFairTurns({ turnMs: () => quotas.turnMs });
  const now = () => deps.clock.now().getTime();
  const late = (c: Context<Env>, who: string, own = 0) => {
    const wait = time.wait(who, now(), own);
    if (!wait) return null;
    if (wait.isFirst) noteLimit(c, deps);
    return tooOften(c, wait.ms);
  };
  /** How many requests of each are being answered. */
  const open = new Map<string, number>();
  const opened = (who: string) => {
    open.set(who, (open.get(who) ?? 0) + 1);
    return () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    };
  };
  /**
   * Begins a request. The work since the last mark, between two waits of a handler, is charged to the only one whose requests are being
   * answered. Where there are several, no one can tell whose it was.
   */
  const begin = () => {
    const [only, other] = open.keys();
    if (only === undefined || other !== undefined) slices.none();
    else time.charge(only, slices.own(), now());
  };
  return {
    /** Begins the time of a request, before anything is done for it. */
    begin: createMiddleware<Env>((_, next) => {
      begin();
      return next();
    }),
    /** The same limit for the trust service, which knows other sessions: by address, and without slots. */
    trust: createMiddleware<Env>(async (c, next): Promise<Response | undefined> => {
      begin();
      const who = `address ${addressOf(c, deps)}`;
      const refusal = late(c, who);
      if (refusal) return refusal;
      const close = opened(who);
      try {
        await next();
      } finally {
        time.charge(who, slices.own(), now());
        close();
      }
      return undefined;
    }),
    /** Has charts begin in turn. They come by hundreds when an area is saved, and the app does not ask again for a tile that was refused. */
    charts: createMiddleware<Env>(async (c, next) => {
      begin();
      await turns.take(`address ${addressOf(c, deps)}`);
      await next();
      slices.none();
    }),
    /** Charges and limits it, once it is known who asks. */
    limit: createMiddleware<Env>(async (c, next): Promise<Response | undefined> => {
      const user = c.get("actor")?.user_id;
      const who = user === undefined ? `address ${addressOf(c, deps)}` : `account ${user}`;
      let own = 0;
      const charge = () => {
        const ms = slices.own();
        own += ms;
        time.charge(who, ms, now());
      };
      const turn = async () => {
        await turns.take(who);
        return late(c, who, own);
      };
      c.set("work", { charge, turn, begin });
      const refusal = late(c, who);
      if (refusal) return refusal;
      const leave = takesSlot(c)
        ? await slots.enter(user === undefined ? who : (c.get("token") ?? who), who)
        : () => undefined;
      if (leave === null) return tooOften(c, AGAIN_MS);
      const close = opened(who);
      try {
        const answer = next();
        charge();
        await answer;
      } finally {
        charge();
        close();
        leave();
      }
      return undefined;
    }),
  };
}

function takesSlot(c: Context<Env>): boolean {
  return c.req.method !== "GET" || !WITHOUT_SLOT.test(c.req.path);
}

function tooOften(c: Context<Env>, ms: number): Response {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  c.header("retry-after", String(seconds));
  return refusalAnswer(c, refused("request.too-often", { seconds }).refusal, languageOf(c));
}

function noteLimit(c: Context<Env>, deps: RouteDeps): void {
  const user_id = c.get("actor")?.user_id ?? null;
  const details = { limit: "work" } as const;
  noted(
    c,
    deps,
    user_id === null ? { verb: "account.limited", user_id, details } : { verb: "account.limited", user_id, details },
  );
}
