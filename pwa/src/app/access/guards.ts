import { type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { ACCOUNT, HOME, safeNext } from "../../features/account/nextUrl.ts";
import { useSession } from "../../store/session/session.ts";
import { sessionKnown, sessionReady } from "./sessionReady.ts";

/** The log-in screen, carrying the way back. */
export function loginUrl(intended: string): string {
  return `/authentication/login?nextUrl=${encodeURIComponent(intended)}`;
}

/** Auth-required routes: anonymous users go to the log-in with the intended path, those who lack a second factor to their account. */
export async function requireUser({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  // The list is drawn while the databases open; it has no field whose draft could be read too early.
  await (pathname === HOME ? sessionKnown() : sessionReady());
  const { user } = useSession.getState();
  if (user?.lacks_factor && pathname !== ACCOUNT) throw redirect(ACCOUNT);
  if (user) return null;
  throw redirect(loginUrl(pathname + search + fragmentOf(pathname)));
}

/** The part of an opened address that names a place on its page, such as that of a mail. A loader is asked without it. */
function fragmentOf(pathname: string): string {
  return location.pathname === pathname ? location.hash : "";
}

/** Pages that see to it themselves whether someone is logged in. */
export async function openSession(): Promise<null> {
  await sessionReady();
  return null;
}

/** Guest routes: logged-in users go to the list of agreements, or where they were heading. */
export async function requireGuest({ request }: LoaderFunctionArgs): Promise<null> {
  await sessionReady();
  if (!useSession.getState().user) return null;
  const { searchParams, origin } = new URL(request.url);
  throw redirect(safeNext(searchParams.get("nextUrl"), origin));
}

/** The home of guests is the landing page, a document of its own. */
export async function leaveForLanding(args: LoaderFunctionArgs): Promise<never> {
  await requireGuest(args);
  throw redirectDocument("/");
}

/** The page of administrators; everybody else goes home. */
export async function requireAdmin(args: LoaderFunctionArgs): Promise<null> {
  await requireUser(args);
  if (useSession.getState().user?.is_admin) return null;
  throw redirect("/");
}

/** A guard that asks again at each navigation, not only when its own part of the path changes. */
export const always = () => true;
