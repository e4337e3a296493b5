import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { inSeconds, nowOf, type TrustContext } from "../context.ts";
import type { PersonRow } from "../data/people.ts";
import { hashed, isSame, newSecret } from "../keys/secrets.ts";
import { readAccountToken } from "./accountToken.ts";

const COOKIE = "passerelle_trust";
const LIFE_S = 15 * 60;
/** The parameter in which a client brings a person along (CSC API, 8.4). */
const TICKET = "account_token";

/** A log-in to the service's own pages. It is no session of the product. */
export interface Session {
  person: PersonRow;
  /** Part of each form: a page of another site does not know it. */
  formToken: string;
}

/** The session of a request's cookie. */
export function sessionOf(context: TrustContext, c: Context): Session | null {
  const secret = getCookie(c, COOKIE);
  const row = secret === undefined ? undefined : context.store.people.session(hashed(secret));
  if (secret === undefined || !row || row.expires_at <= nowOf(context)) return null;
  const person = context.store.people.bySubject(row.subject);
  return person ? { person, formToken: hashed(`form ${secret}`) } : null;
}

export function isOwnForm(session: Session, form: URLSearchParams): boolean {
  return isSame(session.formToken, form.get("form") ?? "");
}

/**
 * Opens a session with the ticket in a page's address, and leads to the same page without it: it stays in no history.
 * @returns null where the address holds no ticket, `used` where it is not or no longer good
 */
export function enterWithTicket(context: TrustContext, c: Context): Response | "used" | null {
  const url = new URL(c.req.url);
  const ticket = url.searchParams.get(TICKET);
  if (ticket === null) return null;
  const account = readAccountToken(context, ticket);
  if (account === null) return "used";
  const { people } = context.store;
  const secret = newSecret(context);
  const isOpened = context.store.transaction(() => {
    if (!people.useTicket(account.jti, new Date(account.exp * 1_000).toISOString())) return false;
    people.keep({
      subject: account.sub,
      name: account.name,
      given_name: account.given_name,
      family_name: account.family_name,
      email: account.email,
      email_confirmed_at: account.email_confirmed_at,
      invited_by: account.invited_by,
      second_factor: account.second_factor,
    });
    const former = getCookie(c, COOKIE);
    if (former !== undefined) people.endSession(hashed(former));
    people.addSession({ hash: hashed(secret), subject: account.sub, expires_at: inSeconds(context, LIFE_S) });
    return true;
  });
  if (!isOpened) return "used";
  setCookie(c, COOKIE, secret, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: context.origin.startsWith("https:"),
    maxAge: LIFE_S,
  });
  url.searchParams.delete(TICKET);
  // The path alone: nothing in a request leads to another host.
  return c.redirect(`${url.pathname}${url.search}`, 303);
}
