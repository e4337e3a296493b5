import { mailSettings, unsubscribeView } from "shared-schema/api/mail/settings";
import { done } from "shared-schema/base/result";
import { reading } from "../../verbs/base/context.ts";
import { mailSettingsOf, setMailSettings } from "../../verbs/notify/settings/settings.ts";
import { showUnsubscribe, unsubscribe } from "../../verbs/notify/settings/unsubscribe.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { refusalAnswer } from "../http/problem.ts";

const tag = "Account";

/** The mail that an account wants, for the account alone; and links that switch mail off without a log-in. */
export function mailSettingsRoutes(app: App, deps: RouteDeps): void {
  const path = "/user/{userId}/mail_settings";
  endpoint(
    app,
    { method: "get", path, tag, summary: "The mail that the account wants", answer: mailSettings },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done(mailSettingsOf(reading(deps), actor.user_id)) : own;
    },
  );
  endpoint(
    app,
    { method: "put", path, tag, summary: "Choose the mail", body: mailSettings, answer: mailSettings },
    ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? setMailSettings(deps, actor, body) : own;
    },
  );
  const link = { path: "/unsubscribe/{linkToken}", tag, answer: unsubscribeView, open: true } as const;
  endpoint(app, { ...link, method: "get", summary: "The mail that a link switches off" }, ({ params }) =>
    showUnsubscribe(deps, params.linkToken),
  );
  endpoint(app, { ...link, method: "post", summary: "Switch the mail off" }, ({ params }) =>
    unsubscribe(deps, params.linkToken),
  );
  // The address in the header of a mail, which its reader's mail program posts to (RFC 8058). In a browser it is a page of the app.
  app.post("/unsubscribe/:token{[A-Za-z0-9_-]{1,200}}", (c) => {
    const made = unsubscribe(deps, c.req.param("token"));
    return made.ok ? c.body(null, 200) : refusalAnswer(c, made.refusal);
  });
}
