/** The default page of a logged-in account. */
export const HOME = "/agreement";
/** The page of the own account, beside the profiles. */
export const ACCOUNT = "/profile/account";

/** The way to another of the account's forms, which leads to the same page in the end. */
export function withNext(path: string, nextUrl: string | null): string {
  return nextUrl === null ? path : `${path}?nextUrl=${encodeURIComponent(nextUrl)}`;
}

/**
 * Returns the page that a log-in leads to, which is always a path of this app. The address is read as a browser reads
 * it: tabs are dropped, and a backslash counts as a slash.
 * @param origin of this app
 */
export function safeNext(nextUrl: string | null, origin: string): string {
  if (!nextUrl?.startsWith("/") || !URL.canParse(nextUrl, origin)) return HOME;
  const next = new URL(nextUrl, origin);
  return next.origin === origin ? next.pathname + next.search + next.hash : HOME;
}

/** The page that an invitation leads to, where it names one: a contract that waits for a signature. */
export function nextOfInvitation(nextUrl: string | null, origin: string): string | null {
  return nextUrl === null ? null : safeNext(nextUrl, origin);
}

/** The token of a link that confirms an address, where a log-in leads back to its page. */
export function confirmationIn(nextUrl: string | null): string | undefined {
  return /^\/confirm_email\/([\w-]{1,200})$/.exec(nextUrl ?? "")?.[1];
}
