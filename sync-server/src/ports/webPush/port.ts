/** A message for one browser: the subscription that it made, and the text that only this browser can read. */
export interface WebPushMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
}

/** `gone`: the subscription has ended, and no further message will reach it. */
export interface WebPushOutcome {
  outcome: "sent" | "gone" | "failed";
  /** The HTTP status of the answer; null where there was none. */
  status: number | null;
}

/** Sends messages to browsers, through the services of their makers. */
export interface WebPush {
  /** By which a browser knows the server (RFC 8292): Base64url. */
  readonly publicKey: string;
  /** Never rejects, and settles within a fixed time. */
  send(message: WebPushMessage): Promise<WebPushOutcome>;
}
