import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import type { HealthView } from "shared-schema/api/operator/health";
import type { Result } from "shared-schema/base/result";
import type { ContactService } from "../../ports/contactService.ts";
import type { AppFiles } from "../../ports/files/appFiles.ts";
import type { Mailer } from "../../ports/mailer/mailer.ts";
import type { NewsFeed } from "../../ports/news/newsFeed.ts";
import type { Machine } from "../../ports/operator/machine.ts";
import type { Passwords } from "../../ports/passwords/passwords.ts";
import type { Problems } from "../../ports/problems/problems.ts";
import type { TermsOfService } from "../../ports/terms.ts";
import type { WebPush } from "../../ports/webPush/port.ts";
import type { Trust } from "../../trust/trust.ts";
import type { FactorSettings } from "../../verbs/account/factor/settings.ts";
import type { Actor } from "../../verbs/base/context.ts";
import type { SigningDeps } from "../../verbs/signing/deps.ts";

/** The middleware's findings about a request. */
export interface Env {
  Variables: {
    actor: Actor | null;
    token: string | null;
    /** Records the passports of other people in an answer to the actor; refuses those beyond a day's, where nothing was changed. */
    noteShown: (answer: unknown, asked: { mayRefuse: boolean }) => Result<null>;
    /** The main thread's time that the request takes. */
    work?: {
      /** Charges what was done since the last mark to whoever asks. Called after each synchronous part. */
      charge(): void;
      /** The work since the last mark was not for this request, whose answer goes on. */
      begin(): void;
      /** Waits until it is the turn of whoever asks. @returns the answer where too much was asked for meanwhile */
      turn(): Promise<Response | null>;
    };
    /** Refuses a sender who cannot reach what a path of the API is about, whatever the body. */
    reach?: (path: string, params: Readonly<Record<string, string | number>>) => Result<null>;
    /** Set by a log-in whose password was right: whether the address is known to be the account's own. */
    ownsAddress?: boolean;
    /** The count of a rate limiter. */
    rateLimit?: { limit: number; used: number; resetTime?: Date | undefined };
  };
}

export type App = OpenAPIHono<Env>;

/** The routes' dependencies besides the verbs' own. */
export interface RouteDeps extends SigningDeps {
  passwords: Passwords;
  /** Days after the last disembarkation on which passports and guest preferences are purged. */
  passportDays: number;
  /** Days after the end of a charter on which the checks of its parties are purged. */
  kycDays: number;
  factors: FactorSettings;
  /** The built app. */
  appFiles: AppFiles;
  contactEmail: string;
  /** Null where no mail can leave: production without an SMTP server. */
  mailer: Mailer | null;
  push: WebPush;
  terms: TermsOfService;
  /** The embedded trust service; null where contracts are signed elsewhere or not at all. */
  trust: Pick<Trust, "app"> | null;
  /** Null: what visitors write goes to the mail outbox. */
  contactService: ContactService | null;
  news: NewsFeed;
  /** Takes errors of the app that nothing has handled. */
  problems: Problems;
  /** The disk around the database. */
  machine: Machine;
  /** When this process began, UTC. */
  startedAt: string;
  /** The service that stamps the audit trail each day. */
  stamping: HealthView["audit"]["stamping"];
  /** The layer over the chart that comes from another host; null where there is none. */
  chartAddress: ChartLayer | null;
  limits: {
    /** Attempts to log in to an account before there are delays; 15 times as many per address and ten minutes. */
    failedLogins: number;
    /** New accounts per address and hour, and as many links to a new password. */
    registrations: number;
    /** Messages of the contact form per address and hour. */
    contactForms: number;
    /** Contracts checked without a session, per address and ten minutes. */
    verifications: number;
    /** Whether the address is what a proxy says. */
    trustProxy: boolean;
  };
}
