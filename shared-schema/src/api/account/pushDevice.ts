import { z } from "zod";
import { LANGUAGES } from "../../base/language.ts";

/**
 * Hosts of the push services of browsers, themselves or anything below them: Chrome and its kin, Firefox, Safari, Edge. The server posts
 * to an address that a user names, and to no other host.
 */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

/** `PUT /user/{userId}/push_device`: the browser's subscription (RFC 8030, RFC 8291), and the language of the screens there. */
export const pushDevice = z.strictObject({
  endpoint: z.string().max(1_000).refine(isPushService),
  /** A point of P-256, uncompressed: 65 bytes in Base64url. */
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  /** 16 bytes in Base64url. */
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  language: z.enum(LANGUAGES),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** `GET /user/{userId}/push_device`, and the answer to a change: the server's key (RFC 8292), and what this session has subscribed to. */
export const pushDeviceView = z.object({
  public_key: z.string(),
  endpoint: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
});
export type PushDeviceView = z.infer<typeof pushDeviceView>;

/** Whether an address is that of a browser's push service: HTTPS on its own port, and nothing that logs in. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isKnown = PUSH_SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === "https:" && isKnown && port === "" && username === "" && password === "";
}
