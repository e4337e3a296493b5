import { liveQuery } from "dexie";
import { from, map, switchMap } from "rxjs";
import { runtime } from "../database/runtime.ts";
import { LiveValues, useLive } from "../queries/live.ts";
import { type PrefetchReport, reportKey } from "./prefetch.ts";

const reports = new LiveValues<PrefetchReport | null>((id) =>
  from(runtime()).pipe(
    switchMap(({ device }) => from(liveQuery(() => device.settings.get(reportKey(Number(id)))))),
    // Only `prefetch` writes under the key.
    map((kept) => (kept ? (kept.value as PrefetchReport) : null)),
  ),
);

/** The last report on what an agreement needs without a connection; null when there was none, undefined while loading. */
export function usePrefetchReport(agreementId: number): PrefetchReport | null | undefined {
  return useLive(reports, String(agreementId));
}
