import { mailHead } from "../audit/mailHead.ts";
import { purgePapers } from "../billing/retention.ts";
import { resumeErasures } from "../erasure/resume.ts";
import { endPassportReads } from "../erasure/retention/endReads.ts";
import { purgeKyc } from "../erasure/retention/purgeKyc.ts";
import { purgeTravelData } from "../erasure/retention/purgeTravel.ts";
import { scrubIfDue } from "../erasure/scrub.ts";
import { giveBackContacts } from "../profile/giveBackContacts.ts";
import { remindDue } from "../signing/agree/remind.ts";
import { beginForgotten } from "../signing/completion/begin.ts";
import type { SigningDeps } from "../signing/deps.ts";
import { forgetPeople } from "../signing/retention/forgetPeople.ts";
import { pruneAuthorisations, pruneFailed } from "../signing/retention/prune.ts";
import type { DailyTasks } from "./daily.ts";
import { pruneAlerts, pruneAnswers, pruneBuyers, pruneFailures, pruneFeed, pruneLinks, pruneMails } from "./prune.ts";

export interface DailyDeps extends SigningDeps {
  /** Days after the last disembarkation on which passports and guest preferences are purged. */
  passportDays: number;
  /** Days after the end of a charter on which the checks of its parties are purged. */
  kycDays: number;
}

/** What is done once a day. */
export function dailyTasks(deps: DailyDeps): DailyTasks {
  return {
    feed: () => pruneFeed(deps),
    answers: () => pruneAnswers(deps),
    failures: () => pruneFailures(deps),
    mails: () => pruneMails(deps),
    "head of the audit trail": () => mailHead(deps),
    alerts: () => pruneAlerts(deps),
    links: () => pruneLinks(deps),
    buyers: () => pruneBuyers(deps),
    "old invoices": () => purgePapers(deps),
    erasures: (isStopped) => resumeErasures(deps, isStopped),
    "travel data": (isStopped) => purgeTravelData(deps, deps.passportDays, isStopped),
    kyc: () => purgeKyc(deps, deps.kycDays),
    "signing log-ins": () => pruneAuthorisations(deps),
    "failed signatures": () => pruneFailed(deps),
    "people at the signing service": () => void forgetPeople(deps),
    "signed versions": () => beginForgotten(deps),
    "signing reminders": () => remindDue(deps),
    "passport reads": () => endPassportReads(deps),
    "people without their contact": () => void giveBackContacts(deps),
    "overwritten pages": () => scrubIfDue(deps),
  };
}
