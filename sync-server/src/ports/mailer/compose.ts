import type { MailComposerOptions } from "nodemailer/lib/mail-composer";
import { oneLine } from "shared-schema/base/text/oneLine";
import type { OutgoingMail } from "./mailer.ts";

/**
 * A mail as nodemailer takes it. The library encodes and folds headers; line breaks are taken out of them here, before
 * it sees them. It opens no file and no address that a text names.
 */
export function composed(mail: OutgoingMail, from: string): MailComposerOptions {
  return {
    from: oneLine(from),
    to: { name: "", address: oneLine(mail.to) },
    ...(mail.replyTo !== null && { replyTo: { name: "", address: oneLine(mail.replyTo) } }),
    subject: oneLine(mail.subject),
    messageId: oneLine(mail.messageId),
    date: mail.date,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ fileName, type, bytes }) => ({
        filename: oneLine(fileName),
        contentType: type,
        content: Buffer.from(bytes),
      })),
    }),
    // Written by a machine: no holiday notices come back (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribing(mail.unsubscribe) },
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribing(address: string | null): Record<string, string> {
  if (address === null) return {};
  return { "List-Unsubscribe": `<${oneLine(address)}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
