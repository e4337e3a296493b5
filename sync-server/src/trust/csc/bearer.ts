import { createMiddleware } from "hono/factory";
import { nowOf, type TrustContext } from "../context.ts";
import type { TokenRow } from "../data/grants.ts";
import { hashed } from "../keys/secrets.ts";
import { apiError, invalid } from "./answers.ts";

export interface Granted {
  Variables: { token: TokenRow };
}

/** Lets a call through whose access token is good. */
export function bearer(context: TrustContext) {
  return createMiddleware<Granted>(async (c, next) => {
    const given = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (given === undefined) return invalid(c, "Malformed authorization header");
    const token = context.store.grants.token(hashed(given));
    if (!token) return apiError(c, 401, "invalid_token", "The access token is not valid");
    if (token.revoked || token.expires_at <= nowOf(context)) {
      return apiError(c, 401, "expired_token", "The access token has expired or was revoked");
    }
    c.set("token", token);
    return next();
  });
}
