/** A log-out is not held up by a browser that does not reach its push service. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Ends what a session shows outside its screens: its notifications are closed, and the browser's subscription ends, so that a message
 * under way is not shown to the next user. Settles within two seconds and never rejects: the server sends nothing any more in either case.
 */
export async function clearNotifications(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([quiet().catch(() => undefined), late]);
}

async function quiet(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
