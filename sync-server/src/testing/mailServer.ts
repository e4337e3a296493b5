import type { Server } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** Listens on a free port of this machine. @returns the port */
export async function portOf(server: Server | SMTPServer): Promise<number> {
  const net = server instanceof SMTPServer ? server.server : server;
  await new Promise<void>((resolve) => {
    net.once("listening", resolve);
    server.listen(0, "127.0.0.1");
  });
  const address = net.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}

/** A mail server that takes mail without a log-in, and ends with the test. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Email[] }> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          callback();
        });
      });
    },
    ...options,
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${await portOf(server)}`, received };
}
