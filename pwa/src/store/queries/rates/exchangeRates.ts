import { from, map, switchMap } from "rxjs";
import { type DayRates, knownRates, RATES_KIND } from "shared-schema/base/currency/ecbRates";
import { runtime } from "../../database/runtime.ts";
import { LiveValues, useLive } from "../live.ts";

const live = new LiveValues<DayRates[]>(() =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.reference.find().$),
    map((documents) => documents.map((document) => document.toJSON().body).filter(({ kind }) => kind === RATES_KIND)),
    map((tables) => tables.flatMap(({ rows }) => knownRates(rows))),
  ),
);

/** The reference rates of the ECB as the server sent them; none until they have been read, and where the server keeps none. */
export function useExchangeRates(): readonly DayRates[] {
  return useLive(live, "all") ?? [];
}
