import type { RateEntry, RatesView } from "shared-schema/api/reference/exchangeRates";
import { type DayRates, knownRates, RATES_KIND, ratesKey } from "shared-schema/base/currency/ecbRates";
import { withRate } from "shared-schema/base/currency/enteredRates";
import { done, type Result } from "shared-schema/base/result";
import { nameOf } from "../../base/account/nameOf.ts";
import { type Actor, attempt, type Deps, reading } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { ratesOfMonth } from "../../documents/reference/ratesOfMonth.ts";

/** Revisions of a month that are looked through. */
const MOST_REVISIONS = 200;

/** The rates of a month, and the ones that administrators entered, the newest first. @param month `YYYY-MM` */
export function readRatesOf(deps: Deps, month: string): Result<RatesView> {
  const tx = reading(deps);
  const entries: RatesView["entries"] = [];
  let later: { at: string; user_id: number; rows: DayRates[] } | null = null;
  const noteChange = (before: readonly DayRates[]) => {
    if (!later) return;
    const { at, user_id, rows } = later;
    entries.push({ at, author: { user_id, name: nameOf(tx, user_id) }, rates: addedTo(before, rows) });
  };
  for (const revision of tx.store.history.newestRevisions("reference", ratesKey(month), MOST_REVISIONS)) {
    const { at, user_id } = revision;
    const rows = knownRates(uncut("reference", revision).rows);
    noteChange(rows);
    later = user_id === null ? null : { at, user_id, rows };
  }
  noteChange([]);
  return done({ month, days: ratesOfMonth(tx, month), entries });
}

/** Enters a rate for all devices: it is offered where amounts are converted. */
export function enterRate(deps: Deps, actor: Actor, entry: RateEntry): Result<RatesView> {
  const entered = attempt(deps, (tx) => {
    const id = ratesKey(entry.day);
    const rows = withRate(ratesOfMonth(tx, entry.day), entry, tx.now.slice(0, 10));
    if (!rows.ok) return rows;
    const before = tx.store.documents.get("reference", id) ?? null;
    commitDocument(tx, {
      ...{ collection: "reference", id, before, body: { kind: RATES_KIND, rows: rows.value } },
      ...{ user_id: actor.user_id, op: `rest-${tx.ids.uuid()}` },
      event: { verb: "exchange_rate.enter", details: { day: entry.day, currency: entry.currency } },
    });
    return done(undefined);
  });
  return entered.ok ? readRatesOf(deps, entry.day.slice(0, 7)) : entered;
}

function addedTo(before: readonly DayRates[], after: readonly DayRates[]): RateEntry[] {
  return after.flatMap(({ day, rates, entered = [] }) => {
    const previous = before.find((each) => each.day === day)?.entered ?? [];
    return entered.flatMap((currency) => {
      const rate = rates[currency];
      return previous.includes(currency) || rate === undefined ? [] : [{ day, currency, rate }];
    });
  });
}
