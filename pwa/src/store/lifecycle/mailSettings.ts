import type { MailSettings, UnsubscribeView } from "shared-schema/api/mail/settings";
import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";
import { useSession } from "../session/session.ts";

const path = () => `/user/${useSession.getState().user?.id}/mail_settings`;

/** The mail that the account wants. */
export function fetchMailSettings(): Promise<Result<MailSettings>> {
  return request("GET", path(), { quiet: true });
}

/** Chooses the mail of the account. It takes the server, which writes the mail. */
export function saveMailSettings(settings: MailSettings): Promise<Result<MailSettings>> {
  return request("PUT", path(), { json: settings, quiet: true });
}

/** The mail that a link switches off. */
export function unsubscribeOf(token: string): Promise<Result<UnsubscribeView>> {
  return request("GET", `/unsubscribe/${encodeURIComponent(token)}`, { quiet: true });
}

/** Switches the mail of a link off; it takes no log-in. */
export function unsubscribe(token: string): Promise<Result<UnsubscribeView>> {
  return request("POST", `/unsubscribe/${encodeURIComponent(token)}`, { quiet: true });
}
