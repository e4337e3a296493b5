import { composed } from "./compose.ts";
import type { Delivery, Mailer, OutgoingMail } from "./mailer.ts";

/** A server that says nothing for so long counts as down. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail by SMTP. @param url `smtp://` or `smtps://`, with user and password where the server asks for them */
export function smtpMailer(url: string, from: string, patience: Partial<typeof PATIENCE_MS> = {}): Mailer {
  const send = async (mail: OutgoingMail) => {
    // Loaded with the first mail: a start does without it.
    const { createTransport } = await import("nodemailer");
    await createTransport({ url, ...PATIENCE_MS, ...patience }).sendMail(composed(mail, from));
  };
  return {
    delivery: "smtp",
    send: (mail) => send(mail).then(() => ({ sent: true }), failure),
    read: async () => null,
  };
}

/** The replies of the server name addresses: only their numbers are kept. */
function failure(error: unknown): Delivery {
  const { code, responseCode, command } = detailsOf(error);
  // 5yz to the envelope or to the data concerns this mail; to a log-in it concerns the settings, which may be put right.
  const permanent = responseCode !== null && responseCode >= 500 && command !== null && ENVELOPE.test(command);
  return { sent: false, code: responseCode === null ? code : String(responseCode), permanent };
}

const ENVELOPE = /^(RCPT TO|DATA)/;

function detailsOf(error: unknown): { code: string; responseCode: number | null; command: string | null } {
  const own = error instanceof Error ? error : new Error("Not an error");
  return {
    code: "code" in own && typeof own.code === "string" ? own.code : "EUNKNOWN",
    responseCode: "responseCode" in own && typeof own.responseCode === "number" ? own.responseCode : null,
    command: "command" in own && typeof own.command === "string" ? own.command : null,
  };
}
