import type { PushDeviceView } from "shared-schema/api/account/pushDevice";
import { LANGUAGES, type Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { z } from "zod";
import { runtime } from "../../database/runtime.ts";
import { request } from "../../http/http.ts";
import { keepSetting } from "../../offline/keepSetting.ts";
import { useSession } from "../../session/session.ts";

/** For the service worker to start, and for the browser to reach its push service. */
const LONGEST_WAIT_MS = 20_000;

/** Keeps the address and language that the server was told, in the user's own store: they leave with the session. */
const CHOSEN = "push";
let renewal = Promise.resolve();
const chosen = z.object({ endpoint: z.string(), language: z.enum(LANGUAGES) });

/** `installed-only`: an iPhone or iPad, where an app on the home screen may show messages and a page may not. */
type PushSupport = "supported" | "installed-only" | "unsupported";

/** Whether this browser takes pushed messages. */
export function pushSupport(): PushSupport {
  if ("PushManager" in window && "serviceWorker" in navigator && "Notification" in window) return "supported";
  return /iPhone|iPad/.test(navigator.userAgent) || isTouchMac() ? "installed-only" : "unsupported";
}

/** An iPad names itself a Mac; Macs have no touch screen. */
function isTouchMac(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

const path = () => `/user/${useSession.getState().user?.id}/push_device`;

/** Whether this device gets notifications: the server knows the address that this browser has. A renewal under way is waited for. */
export async function isSubscribed(language: Language): Promise<Result<boolean>> {
  await renewal.catch(() => undefined);
  const view = await request<PushDeviceView>("GET", path(), { quiet: true });
  if (!view.ok) return view;
  let subscription: PushSubscription | null;
  try {
    subscription = await currentSubscription();
  } catch {
    return refused("device.push-failed");
  }
  if (subscription === null || subscription.endpoint !== view.value.endpoint) return done(false);
  // The screens have been switched to the other language since.
  if (view.value.language !== language) await join(subscription, language);
  else await keepSetting(CHOSEN, { endpoint: subscription.endpoint, language });
  return done(true);
}

/** The subscription of this browser; null where there is none, or no service worker. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this device to notifications. The browser asks its user first, so a tap has to lead here. */
export async function subscribe(language: Language): Promise<Result<boolean>> {
  if ((await Notification.requestPermission()) !== "granted") return refused("device.push-denied");
  return subscribeHere(language);
}

/**
 * Tells the server what has changed on a device that was chosen: the browser has got another address, or the screens another language. Nothing
 * is sent otherwise. A failure is tried again at the next start.
 */
export function renewSubscription(language: Language): Promise<void> {
  renewal = renew(language);
  return renewal;
}

async function renew(language: Language): Promise<void> {
  const { device } = await runtime();
  const { data: kept } = chosen.safeParse((await device.settings.get(CHOSEN))?.value);
  if (!kept || pushSupport() !== "supported" || Notification.permission !== "granted") return;
  const subscription = await currentSubscription();
  if (subscription?.endpoint !== kept.endpoint || language !== kept.language) await subscribeHere(language);
}

/** Subscribes the browser where it has not, and names its address to the server. */
async function subscribeHere(language: Language): Promise<Result<boolean>> {
  const view = await request<PushDeviceView>("GET", path(), { quiet: true });
  if (!view.ok) return view;
  const registration = await activeRegistration();
  if (registration === null) return refused("device.push-not-ready");
  const subscription = await inTime(freshSubscription(registration, view.value.public_key)).catch(() => null);
  if (subscription === null) return refused("device.push-failed");
  const joined = await join(subscription, language);
  return joined.ok ? done(true) : joined;
}

/** Has this device told no more. */
export async function unsubscribe(): Promise<Result<boolean>> {
  const left = await request<PushDeviceView>("DELETE", path(), { quiet: true });
  if (!left.ok) return left;
  const { device } = await runtime();
  await device.settings.delete(CHOSEN);
  // The server sends nothing any more, whether or not the browser forgets its address.
  await currentSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => false);
  return done(false);
}

/**
 * The service worker that shows messages. One that is being installed is waited for; null where there is none, or it takes too long:
 * `ready` alone never settles on a page whose service worker failed.
 */
async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  try {
    if (!(await serviceWorker.getRegistration())) return null;
    return await inTime(serviceWorker.ready);
  } catch {
    return null;
  }
}

/** A promise that is rejected when it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The browser took too long.")), LONGEST_WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A subscription belongs to a server's key: one that was made with another is made again. */
async function freshSubscription({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function join(subscription: PushSubscription, language: Language): Promise<Result<PushDeviceView>> {
  const { endpoint } = subscription;
  const [p256dh, auth] = [keyOf(subscription, "p256dh"), keyOf(subscription, "auth")];
  const json = { endpoint, p256dh, auth, language };
  const joined = await request<PushDeviceView>("PUT", path(), { json, quiet: true });
  if (joined.ok) await keepSetting(CHOSEN, { endpoint, language });
  return joined;
}

/** Base64url without padding. */
function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
