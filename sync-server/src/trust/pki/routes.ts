import type { Hono } from "hono";
import type { TrustContext } from "../context.ts";
import { limited } from "../csc/limits.ts";
import { languageOf } from "../pages/language.ts";
import { pkiPage } from "../pages/pkiPage.ts";
import { sendPage } from "../pages/send.ts";
import { AUTHORITY_KINDS, authorityOf } from "./authorities.ts";
import { revocationList } from "./revocation.ts";
import { timeStampAnswer } from "./timeStamp.ts";

const MOST_REQUEST_BYTES = 1_024;

/** Certificates, lists of revoked ones and time stamps: public, as verifiers need them. */
export function pkiRoutes(app: Hono, context: TrustContext): void {
  app.get("/pki", limited(context, "calls"), (c) => {
    // Those in use are made by the first who asks.
    for (const kind of AUTHORITY_KINDS) authorityOf(context, kind);
    return sendPage(c, pkiPage(languageOf(c), context.store.authorities.all()));
  });

  app.get("/pki/:file{[0-9a-f]{32}\\.crt}", (c) => {
    const row = context.store.authorities.bySerial(c.req.param("file").slice(0, -".crt".length));
    if (!row) return c.notFound();
    return c.body(new Uint8Array(row.certificate), 200, {
      "content-type": "application/pkix-cert",
      "cache-control": "public, max-age=86400",
    });
  });

  app.get("/pki/:file{[0-9a-f]{32}\\.crl}", limited(context, "calls"), (c) => {
    const list = revocationList(context, c.req.param("file").slice(0, -".crl".length));
    if (list === null) return c.notFound();
    return c.body(new Uint8Array(list), 200, {
      "content-type": "application/pkix-crl",
      "cache-control": "public, max-age=3600",
    });
  });

  app.post("/trust/tsa", limited(context, "stamps"), async (c) => {
    if (c.req.header("content-type") !== "application/timestamp-query") return c.body(null, 415);
    const request = new Uint8Array(await c.req.arrayBuffer());
    if (request.length > MOST_REQUEST_BYTES) return c.body(null, 413);
    const answer = await timeStampAnswer(context, request);
    return c.body(answer, 200, { "content-type": "application/timestamp-reply" });
  });
}
