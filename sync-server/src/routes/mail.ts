import { mailList, mailView } from "shared-schema/api/mail/mail";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { listMails, readMail, resendMail } from "../verbs/mail/listMails.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Mail";

/** The outbox of mail, for administrators. */
export function mailRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    { method: "get", path: "/mail/", tag, summary: "Mails, newest first", answer: mailList, adminsOnly: true },
    () => done(listMails(deps)),
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
