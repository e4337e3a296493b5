/** A mail with everything that its headers and its body need. */
export interface OutgoingMail {
  /** Number of the mail in the outbox. */
  id: number;
  /** The same for each attempt, so that a second copy can be told from a second mail. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The address at which such mail is switched off with one click (RFC 8058); null where it cannot be. */
  unsubscribe: string | null;
  /** The files that go with it; absent for most. */
  attachments?: readonly { fileName: string; type: string; bytes: Uint8Array }[];
  /** When it was written, UTC. */
  date: Date;
}

/**
 * The outcome of an attempt. The code says why it failed, without anything personal; `permanent` when another attempt
 * cannot succeed.
 */
export type Delivery = { sent: true } | { sent: false; code: string; permanent: boolean };

/** Sends mail from the server. */
export interface Mailer {
  readonly delivery: "smtp" | "files";
  /** Never rejects. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** The mail as it was written to a file; null where mail is not written to files. */
  read(id: number): Promise<Uint8Array | null>;
}
