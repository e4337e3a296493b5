import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import {
  QUOTA_NAMES,
  type QuotaChange,
  type QuotaList,
  type QuotaName,
  type QuotaView,
} from "shared-schema/api/operator/quotas";
import { done, type Result, refused } from "shared-schema/base/result";
import { QUOTA_KEYS, type Quotas } from "../../quotas.ts";
import type { RaisedQuotas } from "../../store/queries/operator/quotas.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps } from "../base/context.ts";
import { quotasOf } from "../base/quota.ts";
import type { Spending } from "./spending.ts";

interface QuotaDeps extends Deps {
  spending: Spending;
}

/** A page of accounts with their limits and the use of them. @param after the number of the account before the first */
export function listQuotas(deps: QuotaDeps, after: number): QuotaList {
  const accounts = deps.store.users.page(after, PAGE_LENGTH).map((user) => viewOf(deps, user));
  return { server: amountsOf(deps.quotas), accounts };
}

/** Sets the limits of one account. A limit never falls below the server's own. */
export function setQuotas(deps: QuotaDeps, actor: Actor, userId: number, change: QuotaChange): Result<QuotaView> {
  const raised: RaisedQuotas = {};
  for (const name of QUOTA_NAMES) if (change[name] !== null) raised[name] = change[name];
  const set = attempt(deps, (tx) => {
    const user = tx.store.users.byId(userId);
    if (!user) return refused("account.not-found");
    noteEvent(tx, { verb: "account.set_quotas", user_id: actor.user_id, details: { account: userId, raised } }, null);
    tx.store.accountQuotas.put(userId, raised);
    return done(user);
  });
  return set.ok ? done(viewOf(deps, set.value)) : set;
}

function viewOf(deps: QuotaDeps, { id, email }: { id: number; email: string }): QuotaView {
  const now = deps.clock.now();
  const written = deps.store.usage.of(id, now.toISOString());
  const spent = deps.spending.of(id, now.getTime());
  return {
    ...{ user_id: id, email },
    used: { ...spent, ...written, streams: deps.bus.streams(id), picture_megapixels: null },
    quotas: amountsOf(quotasOf(deps, id)),
    raised: deps.store.accountQuotas.of(id) ?? {},
  };
}

function amountsOf(quotas: Readonly<Quotas>): Record<QuotaName, number> {
  const { documents, bytes, streams } = quotas;
  return {
    ...{ documents, bytes, streams },
    pushes_per_minute: quotas[QUOTA_KEYS.pushes_per_minute],
    work_per_minute: quotas[QUOTA_KEYS.work_per_minute],
    statements_per_hour: quotas[QUOTA_KEYS.statements_per_hour],
    price_causes_per_minute: quotas[QUOTA_KEYS.price_causes_per_minute],
    picture_megapixels: quotas[QUOTA_KEYS.picture_megapixels],
  };
}
