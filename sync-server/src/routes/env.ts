import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import type { AppFiles } from "../ports/appFiles.ts";
import type { Passwords } from "../ports/passwords.ts";
import type { Actor, Deps } from "../verbs/context.ts";

/** What the middleware has found out about a request. */
export interface Env {
  Variables: { actor: Actor | null; token: string | null };
}

export type App = OpenAPIHono<Env>;

/** What the routes need beside the verbs' own dependencies. */
export interface RouteDeps extends Deps {
  passwords: Passwords;
  /** The built app. */
  appFiles: AppFiles;
  contactEmail: string;
  /** Layers over the chart that come from other hosts. */
  chartAddresses: readonly ChartLayer[];
  limits: {
    /** Failed log-ins per address and ten minutes. */
    failedLogins: number;
    /** New accounts per address and hour. */
    registrations: number;
    /** Whether the address is what a proxy says. */
    trustProxy: boolean;
  };
}
