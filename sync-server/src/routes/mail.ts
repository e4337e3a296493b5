import { mailList, mailView } from "shared-schema/api/mail/mail";
import { newestFirstQuery } from "shared-schema/api/operator/page";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { listMails, readMail, resendMail } from "../verbs/notify/mail/listMails.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Mail";

/** The outbox of mail, for administrators. */
export function mailRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/mail/",
      tag,
      summary: "Mails, newest first, a thousand at a time",
      query: newestFirstQuery,
      answer: mailList,
      adminsOnly: true,
    },
    ({ query }) => done(listMails(deps, query.before)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/mail/{id}/resend",
      tag,
      summary: "Send a mail again that was given up",
      answer: mailView,
      adminsOnly: true,
    },
    ({ actor, params }) => resendMail(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/mail/{id}",
      tag,
      summary: "A mail that was written to a file",
      answer: z.string(),
      type: "message/rfc822",
      adminsOnly: true,
    },
    async ({ params }, c) => {
      const mail = await readMail(deps, params.id);
      if (!mail.ok) return mail;
      // As a file, never as a page: a mail repeats what strangers have typed.
      c.header("content-disposition", `attachment; filename="${params.id}.eml"`);
      return c.body(new Uint8Array(mail.value), 200, { "content-type": "message/rfc822" });
    },
  );
}
