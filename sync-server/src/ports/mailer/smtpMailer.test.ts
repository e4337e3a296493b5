import { createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openMailServer, portOf } from "../../testing/mailServer.ts";
import type { OutgoingMail } from "./mailer.ts";
import { smtpMailer } from "./smtpMailer.ts";

const MAIL: OutgoingMail = {
  id: 7,
  messageId: "<abc@example.org>",
  to: "ann@example.org",
  replyTo: "bob@example.org",
  subject: "Votre demande — été à Saint-Tropez",
  text: "Bonjour\n.\nÀ bientôt",
  html: "<p>Bonjour</p>",
  unsubscribe: null,
  date: new Date("2027-01-15T09:00:00Z"),
};
const FROM = "Passerelle <hello@example.org>";

it("hands mail to the mail server, and it arrives as it was written", async () => {
  const { url, received } = await openMailServer();
  expect(await smtpMailer(url, FROM).send(MAIL)).toEqual({ sent: true });
  expect(received).toMatchObject([
    {
      subject: MAIL.subject,
      messageId: MAIL.messageId,
      from: { name: "Passerelle", address: "hello@example.org" },
      to: [{ address: "ann@example.org" }],
      replyTo: [{ address: "bob@example.org" }],
      date: MAIL.date.toISOString(),
    },
  ]);
  expect(received[0]?.text?.replaceAll("\r\n", "\n").trim()).toBe(MAIL.text);
  expect(received[0]?.html?.trim()).toBe(MAIL.html);
});

it("tells a recipient that is refused for good from a server that is down, busy or asks for a log-in", async () => {
  const refusing = (responseCode: number) =>
    openMailServer({
      onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error("no"), { responseCode })),
    });
  const send = ({ url }: { url: string }) => smtpMailer(url, FROM).send(MAIL);
  expect(await send(await refusing(550))).toEqual({ sent: false, code: "550", permanent: true });
  expect(await send(await refusing(451))).toEqual({ sent: false, code: "451", permanent: false });
  expect(await send(await openMailServer({ authOptional: false }))).toEqual({
    sent: false,
    code: "530",
    permanent: false,
  });
  // No one listens on the port of a server that has closed.
  expect(await send({ url: "smtp://127.0.0.1:1" })).toEqual({ sent: false, code: "ESOCKET", permanent: false });
});

it("gives up on a server that takes the connection and says nothing", async () => {
  const open: Socket[] = [];
  const server = createServer((socket) => open.push(socket));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const url = `smtp://127.0.0.1:${await portOf(server)}`;
  const delivery = await smtpMailer(url, FROM, { greetingTimeout: 50 }).send(MAIL);
  expect(delivery).toEqual({ sent: false, code: "ETIMEDOUT", permanent: false });
});
