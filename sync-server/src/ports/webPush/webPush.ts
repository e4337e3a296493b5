import { createHmac } from "node:crypto";
import webpush from "web-push";
import { z } from "zod";
import type { WebPush, WebPushMessage, WebPushOutcome } from "./port.ts";

const TIMEOUT_MS = 10_000;
/** A device that is off hears of it when it comes back within a day: later it is no longer news. */
const TTL_SECONDS = 86_400;
/** Characters of a topic; Apple decodes it, so that it has to be whole groups of four. */
const TOPIC_LENGTH = 32;
const NO_LONGER_THERE = [404, 410];
const ANY_SERVICE = "https://push.example.org";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
type VapidKeys = z.infer<typeof vapidKeys>;

/** Makes the key pair of a server, as JSON. Subscriptions are bound to it: it is made once and kept. */
export function newVapidKeys(): string {
  return JSON.stringify(webpush.generateVAPIDKeys());
}

/**
 * Web push (RFC 8030) with encrypted messages (RFC 8291).
 * @param keys as `newVapidKeys` made them
 * @param contact an address at which a push service reaches the operator, `mailto:` or `https:`
 * @throws when the keys or the contact are none: no message could be signed
 */
export function webPush(
  keys: string,
  contact: string,
  fetch: typeof globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
): WebPush {
  const pair = vapidKeys.parse(JSON.parse(keys));
  // Tried once: a subscription must not be taken for ended because the server's own details are wrong.
  webpush.getVapidHeaders(ANY_SERVICE, contact, pair.publicKey, pair.privateKey, "aes128gcm");
  return {
    publicKey: pair.publicKey,
    async send(message) {
      const request = sealed(message, { ...pair, subject: contact });
      return request === null ? { outcome: "gone", status: null } : await post(request, fetch, timeoutMs);
    },
  };
}

interface Sealed {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Null where the browser's keys are none: nothing can be encrypted for them. */
function sealed(
  { endpoint, p256dh, auth, payload }: WebPushMessage,
  vapidDetails: VapidKeys & { subject: string },
): Sealed | null {
  try {
    const topic = topicOf(payload, auth);
    const options = { vapidDetails, TTL: TTL_SECONDS, topic, contentEncoding: "aes128gcm" } as const;
    const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
    // `fetch` counts the bytes itself.
    const headers = Object.entries(details.headers).filter(([name]) => name.toLowerCase() !== "content-length");
    return {
      endpoint,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: details.body,
    };
  } catch {
    return null;
  }
}

/**
 * The topic of a message (RFC 8030, section 5.4): of equal ones that wait for a browser which is off, its service keeps the last. It
 * is keyed with the browser's secret, so that the service cannot tell the news by it.
 */
function topicOf(payload: string, auth: string): string {
  return createHmac("sha256", auth).update(payload).digest("base64url").slice(0, TOPIC_LENGTH);
}

async function post(
  { endpoint, headers, body }: Sealed,
  fetch: typeof globalThis.fetch,
  timeoutMs: number,
): Promise<WebPushOutcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirection would lead to a host that no one has checked.
    const answer = await fetch(endpoint, {
      method: "POST",
      headers,
      body: new Uint8Array(body),
      redirect: "error",
      signal,
    });
    await answer.body?.cancel();
    const { status } = answer;
    // Any other refusal may be about the server's own key or pace: the subscription stays.
    if (NO_LONGER_THERE.includes(status)) return { outcome: "gone", status };
    return { outcome: answer.ok ? "sent" : "failed", status };
  } catch {
    return { outcome: "failed", status: null };
  }
}
