import type { Mailer } from "../../ports/mailer/mailer.ts";
import type { SentKeys } from "../../ports/mailer/sentKeys.ts";
import type { RateSource } from "../../ports/rates/rateSource.ts";
import { startErasures } from "../erasure/resume.ts";
import type { WebPushDeps } from "../notify/webPush/sendWebPushes.ts";
import { startAlertLoop } from "./alertLoop.ts";
import { startBillingLoop } from "./billingLoop.ts";
import { startCompletionLoop } from "./completionLoop.ts";
import { type DailyTasks, startDaily } from "./daily.ts";
import { type DailyDeps, dailyTasks } from "./dailyTasks.ts";
import { startMailLoop } from "./mailLoop.ts";
import { startRates } from "./ratesLoop.ts";
import { startSigningLoop } from "./signingLoop.ts";
import { startWebPushLoop } from "./webPushLoop.ts";

/** The dependencies of the jobs, besides the verbs' own. */
interface JobDeps extends DailyDeps, WebPushDeps {
  /** Null where no mail can leave. */
  mailer: Mailer | null;
  /** The keys of the mails that have left, outside the database. */
  sentKeys: SentKeys;
  /** Days before its date at which a call for fund is told. */
  callDueDays: number;
  /** The publisher of reference rates; null where there is none. */
  rates: RateSource | null;
  /** Daily tasks of services beside the verbs. */
  furtherTasks?: DailyTasks;
}

/** Starts all that runs beside the requests. @returns how to stop it: settles when each job has ended its last look */
export function startJobs(deps: JobDeps): () => Promise<void> {
  const { mailer, rates, callDueDays, furtherTasks } = deps;
  const stops = [
    mailer && startMailLoop({ ...deps, mailer }),
    startAlertLoop(deps, callDueDays),
    startWebPushLoop(deps),
    deps.signing && startSigningLoop(deps),
    deps.signing && startCompletionLoop(deps),
    deps.billing && startBillingLoop(deps),
    rates && startRates(deps, rates),
    startErasures(deps),
    startDaily(deps, { ...dailyTasks(deps), ...furtherTasks }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop?.()));
  };
}
