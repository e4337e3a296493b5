import type { Mailer } from "sync-server/ports/mailer/mailer";

/** A mail as it left. */
export interface KeptMail {
  to: string;
  text: string;
}

/** Takes mail and keeps it. */
export function keepingMailer(): { mailer: Mailer; mails: KeptMail[] } {
  const mails: KeptMail[] = [];
  const mailer: Mailer = {
    delivery: "smtp",
    send: async ({ to, subject, text, html }) => {
      mails.push({ to, text: [subject, text, html].join("\n") });
      return { sent: true };
    },
    read: async () => null,
  };
  return { mailer, mails };
}
