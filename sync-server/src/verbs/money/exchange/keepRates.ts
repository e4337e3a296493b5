import { type DayRates, knownRates, RATES_KIND, ratesKey } from "shared-schema/base/currency/ecbRates";
import { withPublished } from "shared-schema/base/currency/enteredRates";
import { isEqual } from "shared-schema/base/equal";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";

/**
 * Keeps reference rates by day, in a document for each month that every device holds. A day that is kept stays as it is: amounts were
 * converted at its rates.
 */
export function keepRates(deps: Deps, published: readonly DayRates[]): void {
  transact(deps, (tx) => {
    const today = tx.now.slice(0, 10);
    const valid = published.filter(({ day }) => day <= today);
    for (const key of new Set(valid.map(({ day }) => ratesKey(day)))) {
      const ofMonth = valid.filter(({ day }) => ratesKey(day) === key);
      keepMonth(tx, key, ofMonth);
    }
  });
}

function keepMonth(tx: Tx, key: string, published: readonly DayRates[]): void {
  const before = tx.store.documents.get("reference", key) ?? null;
  const kept = before && !before.deleted ? knownRates(uncut("reference", before).rows) : [];
  const days = new Map(kept.map((each) => [each.day, each]));
  for (const each of published) days.set(each.day, withPublished(days.get(each.day), each));
  const rows = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  if (isEqual(rows, kept)) return;
  commitDocument(tx, {
    ...{ collection: "reference", id: key, before, body: { kind: RATES_KIND, rows } },
    ...{ user_id: null, op: "rates", event: { verb: "reference.rates" } },
  });
}
