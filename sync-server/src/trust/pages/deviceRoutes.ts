import type { Context, Hono } from "hono";
import { nowOf, type TrustContext } from "../context.ts";
import { detailsIn } from "../csc/details.ts";
import { limited } from "../csc/limits.ts";
import type { SigningRequestRow } from "../data/signingRequests.ts";
import { noteEvent, signWithPin } from "../keys/credentials.ts";
import { clientById } from "../oauth/clients.ts";
import { enterWithTicket, isOwnForm, type Session, sessionOf } from "../oauth/session.ts";
import { deviceList, deviceOutcome, devicePage } from "./devicePage.ts";
import { languageOf } from "./language.ts";
import { noticePage } from "./noticePage.ts";
import { formOf, sendPage } from "./send.ts";

const ONE = "/trust/device/:id{[A-Za-z0-9_-]{10,64}}";

/** The pages on which a person signs, on the device of their choice. */
export function deviceRoutes(app: Hono, context: TrustContext): void {
  app.get("/trust/device", limited(context, "pages"), (c) => {
    const session = enter(context, c);
    if (session instanceof Response || session instanceof Promise) return session;
    const pending = context.store.requests.pendingOf(session.person.subject, nowOf(context));
    const [only, ...others] = pending;
    if (only && others.length === 0) return shown(context, c, session, only);
    return sendPage(c, deviceList(languageOf(c), pending));
  });

  app.get(ONE, limited(context, "pages"), (c) => {
    const session = enter(context, c);
    if (session instanceof Response || session instanceof Promise) return session;
    const request = openRequest(context, session, c.req.param("id"));
    return request
      ? shown(context, c, session, request)
      : sendPage(c, deviceOutcome(languageOf(c), "over", null), { status: 404 });
  });

  app.post(ONE, limited(context, "pins"), (c) => answer(context, c, c.req.param("id")));
}

async function answer(context: TrustContext, c: Context, id: string): Promise<Response> {
  const language = languageOf(c);
  const session = sessionOf(context, c);
  if (!session) return sendPage(c, noticePage(language, "log-in", context), { status: 401 });
  const form = await formOf(c);
  if (!isOwnForm(session, form)) return sendPage(c, noticePage(language, "old-form", context), { status: 403 });
  const request = openRequest(context, session, id);
  if (!request) return sendPage(c, deviceOutcome(language, "over", null), { status: 404 });
  if (form.get("do") !== "sign") return refuse(context, c, request);
  return sign(context, c, { session, request, pin: form.get("pin") ?? "" });
}

function enter(context: TrustContext, c: Context): Session | Response | Promise<Response> {
  const entered = enterWithTicket(context, c);
  if (entered instanceof Response) return entered;
  const session = entered === null ? sessionOf(context, c) : null;
  if (session) return session;
  const name = entered === "used" ? "used-link" : "log-in";
  return Promise.resolve(sendPage(c, noticePage(languageOf(c), name, context), { status: 401 }));
}

/** A request that waits for this very person; another's looks like none. */
function openRequest(context: TrustContext, { person }: Session, id: string): SigningRequestRow | null {
  const request = context.store.requests.byId(id);
  const isOpen = request?.state === "pending" && request.expires_at > nowOf(context);
  return request && isOpen && request.subject === person.subject ? request : null;
}

function shown(
  context: TrustContext,
  c: Context,
  session: Session,
  request: SigningRequestRow,
  left: number | null = null,
) {
  if (!context.store.events.isNoted("device-opened", request.id)) {
    noteEvent(context, "device-opened", { subject: request.subject, id: request.credential_id }, request.id);
  }
  const client = clientById(context, request.client_id)?.name ?? request.client_id;
  const content = devicePage({ language: languageOf(c), session, request, client, left });
  return sendPage(c, content, { status: left === null ? 200 : 422 });
}

/** The address that the client has named, where it is a page of the client's own. */
function wayBack(context: TrustContext, { client_id, details }: SigningRequestRow): string | null {
  const address = detailsIn(details)?.return_url;
  const uris = clientById(context, client_id)?.redirectUris ?? [];
  const isOwn = address !== undefined && uris.some((uri) => new URL(uri).origin === new URL(address).origin);
  return isOwn ? address : null;
}

function refuse(context: TrustContext, c: Context, request: SigningRequestRow): Response | Promise<Response> {
  const isMine = context.store.transaction(() => {
    if (!context.store.requests.move(request.id, "pending", "refused")) return false;
    noteEvent(context, "refused", { subject: request.subject, id: request.credential_id }, request.id);
    return true;
  });
  return sendPage(c, deviceOutcome(languageOf(c), isMine ? "refused" : "over", wayBack(context, request)));
}

async function sign(
  context: TrustContext,
  c: Context,
  { session, request, pin }: { session: Session; request: SigningRequestRow; pin: string },
): Promise<Response> {
  const { requests } = context.store;
  const digest = Buffer.from(request.hash, "base64");
  const outcome = await signWithPin(context, request.credential_id, { pin, digest });
  if (outcome.kind === "wrong") return shown(context, c, session, request, outcome.left);
  if (outcome.kind === "locked") {
    requests.move(request.id, "pending", "locked");
    return sendPage(c, deviceOutcome(languageOf(c), "locked", wayBack(context, request)), { status: 409 });
  }
  const isMine = context.store.transaction(() => {
    if (!requests.move(request.id, "pending", "approved", outcome.signature)) return false;
    noteEvent(context, "approved", { subject: request.subject, id: request.credential_id }, request.id);
    return true;
  });
  return sendPage(c, deviceOutcome(languageOf(c), isMine ? "signed" : "over", wayBack(context, request)));
}
