import { alertMarks, alertMarksView } from "shared-schema/api/account/alertMarks";
import { done } from "shared-schema/base/result";
import { addMarks, listMarks } from "../../verbs/notify/settings/marks.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** Alerts that were dismissed, for the account alone. */
export function alertMarkRoutes(app: App, deps: RouteDeps): void {
  const marks = { path: "/user/{userId}/alert_mark/", tag: "Account", answer: alertMarksView } as const;
  endpoint(app, { ...marks, method: "get", summary: "Alerts that the account has dismissed" }, ({ actor, params }) => {
    const own = ownOnly(actor, params.userId);
    return own.ok ? done(listMarks(deps, actor)) : own;
  });
  endpoint(
    app,
    { ...marks, method: "post", summary: "Dismiss alerts", body: alertMarks },
    ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? addMarks(deps, actor, body.keys) : own;
    },
  );
}
