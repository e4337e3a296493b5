import type { Context, Hono } from "hono";
import type { TrustContext } from "../context.ts";
import { apiError } from "../csc/answers.ts";
import { limited } from "../csc/limits.ts";
import { enrol, renewIfDue } from "../keys/credentials.ts";
import { pinFault } from "../keys/pin.ts";
import { hashed } from "../keys/secrets.ts";
import { authorizePage } from "../pages/authorizePage.ts";
import { languageOf } from "../pages/language.ts";
import { noticePage } from "../pages/noticePage.ts";
import { formOf, sendPage } from "../pages/send.ts";
import { type Authorization, backTo, readAuthorization } from "./authorization.ts";
import { authenticatedClient } from "./clients.ts";
import { enterWithTicket, isOwnForm, type Session, sessionOf } from "./session.ts";
import { endToken, exchangeCode, newCode, TOKEN_LIFE_S } from "./tokens.ts";

const AUTHORIZE = "/csc/v2/oauth2/authorize";

/** OAuth 2.0 with PKCE: the person's page, and the client's exchange of codes. */
export function oauthRoutes(app: Hono, context: TrustContext): void {
  app.get(AUTHORIZE, limited(context, "pages"), (c) => {
    const query = new URL(c.req.url).searchParams;
    const read = readAuthorization(context, query);
    if (read.kind === "page") return notice(context, c, "unknown-client", 400);
    if (read.kind === "back") return c.redirect(read.location, 302);
    const entered = enterWithTicket(context, c);
    if (entered instanceof Response) return entered;
    if (entered === "used") return notice(context, c, "used-link", 401);
    const session = sessionOf(context, c);
    if (!session) return notice(context, c, "log-in", 401);
    renewIfDue(context, session.person);
    return page(context, c, { asked: read.asked, session, fault: null });
  });

  app.post(AUTHORIZE, limited(context, "pins"), async (c) => {
    const read = readAuthorization(context, new URL(c.req.url).searchParams);
    if (read.kind === "page") return notice(context, c, "unknown-client", 400);
    if (read.kind === "back") return c.redirect(read.location, 303);
    const session = sessionOf(context, c);
    if (!session) return notice(context, c, "log-in", 401);
    const form = await formOf(c);
    if (!isOwnForm(session, form)) return notice(context, c, "old-form", 403);
    return answered(context, c, { asked: read.asked, session, form });
  });

  app.post("/csc/v2/oauth2/token", limited(context, "tokens"), async (c) => {
    const form = await formOf(c);
    const client = authenticatedClient(context, c, form);
    if (!client) return apiError(c, 401, "invalid_client", "Invalid parameter client_id or client_secret");
    if (form.get("grant_type") !== "authorization_code") {
      return apiError(c, 400, "unsupported_grant_type", "Invalid parameter grant_type");
    }
    const exchanged = exchangeCode(context, client.id, {
      code: form.get("code") ?? "",
      redirectUri: form.get("redirect_uri") ?? "",
      verifier: form.get("code_verifier") ?? "",
    });
    if ("fault" in exchanged) return apiError(c, 400, "invalid_grant", exchanged.fault);
    c.header("cache-control", "no-store");
    return c.json({ access_token: exchanged.token, token_type: "Bearer", expires_in: TOKEN_LIFE_S });
  });

  app.post("/csc/v2/oauth2/revoke", limited(context, "tokens"), async (c) => {
    const form = await formOf(c);
    const client = authenticatedClient(context, c, form);
    if (!client) return apiError(c, 401, "invalid_client", "Invalid parameter client_id or client_secret");
    const hash = hashed(form.get("token") ?? "");
    if (context.store.grants.token(hash)?.client_id === client.id) {
      context.store.transaction(() => endToken(context, hash));
    }
    // An unknown token is answered alike (RFC 7009, 2.2).
    return c.body(null, 204);
  });
}

interface Answer {
  asked: Authorization;
  session: Session;
  form: URLSearchParams;
}

async function answered(context: TrustContext, c: Context, { asked, session, form }: Answer): Promise<Response> {
  const { person } = session;
  const isAgreed = form.get("do") === "continue" || form.get("do") === "enrol";
  if (!isAgreed) {
    const refusal = { error: "access_denied", error_description: "The user has refused" };
    return c.redirect(backTo(asked, refusal), 303);
  }
  const isEnrolled = context.store.credentials.ofSubject(person.subject)?.status === "enabled";
  if (!isEnrolled) {
    const pin = form.get("pin") ?? "";
    const fault = form.get("is_me") === "yes" ? pinFault(pin, form.get("pin_again") ?? "") : ("not-confirmed" as const);
    if (fault !== null) return page(context, c, { asked, session, fault });
    await enrol(context, person, pin);
  }
  return c.redirect(backTo(asked, { code: newCode(context, asked, person.subject) }), 303);
}

function page(
  context: TrustContext,
  c: Context,
  {
    asked,
    session,
    fault,
  }: { asked: Authorization; session: Session; fault: Parameters<typeof authorizePage>[0]["fault"] },
): Response | Promise<Response> {
  const status = context.store.credentials.ofSubject(session.person.subject)?.status ?? "none";
  const content = authorizePage({
    language: languageOf(c),
    client: asked.client.name,
    session,
    status: status === "retired" ? "none" : status,
    fault,
  });
  return sendPage(c, content, { status: fault === null ? 200 : 422, leadsTo: [asked.redirectUri] });
}

function notice(context: TrustContext, c: Context, name: Parameters<typeof noticePage>[1], status: 400 | 401 | 403) {
  return sendPage(c, noticePage(languageOf(c), name, context), { status });
}
