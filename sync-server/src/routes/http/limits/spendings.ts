import { MemoryStore } from "hono-rate-limiter";
import { quotasOf } from "../../../verbs/base/quota.ts";
import { createWorkMeter, type WorkMeter } from "../../../verbs/base/workMeter.ts";
import type { Spending } from "../../../verbs/operator/spending.ts";
import type { Env, RouteDeps } from "../env.ts";

/** The use that accounts have made of the limits that begin anew after a minute or an hour. */
export interface Spendings extends Spending {
  meter: WorkMeter;
  /** The requests of each account, by its number. */
  hits: Record<"pushes" | "statements" | "price_causes", MemoryStore<Env>>;
}

/** Counts in memory: a server that starts again has counted nothing. */
export function createSpendings(deps: RouteDeps): Spendings {
  const meter = createWorkMeter((user) => quotasOf(deps, user).workPerMinute);
  const hits = {
    pushes: new MemoryStore<Env>(),
    statements: new MemoryStore<Env>(),
    price_causes: new MemoryStore<Env>(),
  };
  const hitsOf = (store: MemoryStore<Env>, user: number) => {
    const counted = store.get(String(user));
    // The limiter counts by the machine's clock.
    return counted?.resetTime && counted.resetTime.getTime() > Date.now() ? counted.totalHits : 0;
  };
  return {
    meter,
    hits,
    of: (user, now) => ({
      pushes_per_minute: hitsOf(hits.pushes, user),
      work_per_minute: meter.used(user, now),
      statements_per_hour: hitsOf(hits.statements, user),
      price_causes_per_minute: hitsOf(hits.price_causes, user),
    }),
  };
}
