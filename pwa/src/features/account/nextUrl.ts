/** Where an account goes that has nowhere else to go. */
export const HOME = "/agreement";

/** Only a path of this app may follow a log-in: a whole address in `nextUrl` would lead away. */
export function safeNext(nextUrl: string | null): string {
  return nextUrl?.startsWith("/") && !nextUrl.startsWith("//") && !nextUrl.startsWith("/\\") ? nextUrl : HOME;
}
